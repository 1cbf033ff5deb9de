import { createHash } from 'node:crypto'
import type { Endpoint } from '@bellows/api'
import { sql } from 'kysely'
import type { Call } from '../../base/call.ts'
import { badRequest, conflict, Refusal, toPrograms } from '../../base/refusal.ts'
import { write } from '../../db/write.ts'
import { countKept } from './count-kept.ts'

/** How long an answer is kept, and how long a request that never came to one stands in the way. */
const KEPT_HOURS = 24
const UNFINISHED_SECONDS = 60
const keyPattern = /^[\x21-\x7e]{1,255}$/

interface Asked {
  endpoint: Pick<Endpoint, 'method' | 'path'>
  input: unknown
  call: Call
  key: string | undefined
}

interface Claim {
  businessId: string
  scope: string
  key: string
  hash: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A key counts for one call of one visitor, so that nobody is answered what another asked. */
function claimOf({ endpoint, input, call }: Asked, key: string): Claim {
  const visitor = sha256(`${call.holdToken ?? ''} ${call.address}`).slice(0, 32)
  const scope = `${endpoint.method} ${endpoint.path} ${visitor}`
  return { businessId: call.studio.id, scope, key, hash: sha256(JSON.stringify(input)) }
}

const named = ({ businessId, scope, key }: Claim) =>
  sql`business_id = ${businessId} and scope = ${scope} and key = ${key}`

async function isFirst({ database: { kysely } }: Call, claim: Claim): Promise<boolean> {
  return write(kysely, async (tx) => {
    const { rows } = await sql`
      insert into idempotency as kept (business_id, scope, key, request_hash, expires_at)
      values (${claim.businessId}, ${claim.scope}, ${claim.key}, ${claim.hash},
        now() + make_interval(secs => ${UNFINISHED_SECONDS}))
      on conflict (business_id, scope, key) do update set request_hash = excluded.request_hash, response = null,
        created_at = now(), expires_at = excluded.expires_at
      where kept.expires_at <= now() returning key`.execute(tx)
    return rows.length > 0
  })
}

async function keptAnswer({ database: { kysely } }: Call, claim: Claim): Promise<unknown> {
  const { rows } = await sql<{ hash: string; response: unknown }>`
    select request_hash as hash, response from idempotency where ${named(claim)}`.execute(kysely)
  const [kept] = rows
  if (kept && kept.hash !== claim.hash) {
    const say = toPrograms('This Idempotency-Key was used for another request')
    throw new Refusal({ status: 422, error: 'idempotency_key_reused', say })
  }
  if (!kept || kept.response === null) throw conflict('in_progress', (texts) => texts.underWay)
  return kept.response
}

async function keep({ database: { kysely } }: Call, claim: Claim, data: unknown): Promise<void> {
  await write(kysely, async (tx) => {
    await sql`update idempotency set response = ${JSON.stringify(data)}::jsonb,
      expires_at = now() + make_interval(hours => ${KEPT_HOURS}) where ${named(claim)}`.execute(tx)
  })
}

async function forget({ database: { kysely } }: Call, claim: Claim): Promise<void> {
  await write(kysely, async (tx) => {
    await sql`delete from idempotency where ${named(claim)}`.execute(tx)
  })
}

async function answerFirst<Data>(call: Call, claim: Claim, answer: () => Promise<Data>): Promise<Data> {
  try {
    const data = await answer()
    await keep(call, claim, data)
    return data
  } catch (cause) {
    await forget(call, claim)
    throw cause
  }
}

/**
 * Runs a write at most once per `Idempotency-Key`; the key again gets the first answer for a day. A refusal keeps
 * nothing, so that it may be tried again.
 * @throws Refusal 400 for an ill-formed key, 409 while the first is under way, 422 for a key of another request, 429 for
 * more keys than are kept for an address
 */
export async function answerOnce<Data>(asked: Asked, answer: () => Promise<Data>): Promise<unknown> {
  const { endpoint, call, key } = asked
  if (key === undefined || endpoint.method === 'GET') return answer()
  if (!keyPattern.test(key))
    throw badRequest(toPrograms('The Idempotency-Key must be 1 to 255 visible characters'))
  await countKept(call, 'answer')
  const claim = claimOf(asked, key)
  return (await isFirst(call, claim)) ? answerFirst(call, claim, answer) : keptAnswer(call, claim)
}
