import { HOUR, SECOND } from '@bellows/domain'
import type { Services } from '../base/call.ts'
import { isOfSecret, readOwnerToken } from '../base/owner-token.ts'
import { Refusal, toPrograms } from '../base/refusal.ts'
import { countOrRefuse } from '../store/limits/rate-limit.ts'
import { readTokenVersion } from '../store/studio/owner-token-version.ts'
import type { AppContext } from './app-env.ts'
import { clientAddress } from './client-address.ts'

const MOST_FAILURES = 30

const unauthorized = () =>
  new Refusal({
    status: 401,
    error: 'unauthorized',
    say: toPrograms('Unauthorized'),
    headers: { 'WWW-Authenticate': 'Bearer' },
  })

/** By what authority an owner moves: a token of the studio's, or the server's secret itself. */
export type OwnersBy = 'token' | 'secret'

async function authorityOf(c: AppContext, { database, settings }: Services): Promise<OwnersBy | undefined> {
  const { id: businessId } = c.get('studio')
  const [, sent] = /^Bearer ([A-Za-z0-9._-]{1,128})$/.exec(c.req.header('authorization') ?? '') ?? []
  const { ownerSecret } = settings
  if (!sent || !ownerSecret) return undefined
  const token = readOwnerToken(ownerSecret, sent, { businessId, now: Date.now() })
  if (!token) return undefined
  if (isOfSecret(token)) return 'secret'
  return token.version === (await readTokenVersion({ kysely: database.kysely, businessId }))
    ? 'token'
    : undefined
}

/** @throws Refusal 401 unless the request presents a token of this studio's owner; 429 for who keeps guessing */
export async function requireOwner(c: AppContext, services: Services): Promise<OwnersBy> {
  const by = await authorityOf(c, services)
  if (by) return by
  const { database, settings } = services
  const { id: businessId } = c.get('studio')
  const address = clientAddress(c, settings.trustProxy)
  await countOrRefuse(database, {
    businessId,
    bucket: 'owner',
    address,
    most: MOST_FAILURES,
    seconds: HOUR / SECOND,
  })
  throw unauthorized()
}
