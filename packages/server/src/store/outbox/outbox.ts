import { MINUTE, SECOND } from '@bellows/domain'
import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { backoffSeconds, MOST_ATTEMPTS } from './backoff.ts'
import { putMessage } from './put-message.ts'

type Kysely = Scope['kysely']

/** What somebody has to be told of, as the outbox keeps it. */
export interface Message {
  businessId: string
  id: string
  kind: string
  dedupeKey: string
  payload: unknown
  /** With this one. */
  attempts: number
}

/** Longer than any one delivery takes, also to a mail server that says each word of it at the last moment. */
const LEASE_SECONDS = (7 * MINUTE) / SECOND

/** Takes the message that is due longest; no other process gets it until its lease ends. */
export async function claimMessage(kysely: Kysely): Promise<Message | undefined> {
  return write(kysely, async (tx) => {
    const { rows } = await sql<Message>`
      update outbox x set attempts = attempts + 1, available_at = now() + make_interval(secs => ${LEASE_SECONDS})
      from (
        select business_id, id from outbox
        where done_at is null and given_up_at is null and available_at <= now()
        order by available_at, id limit 1 for update skip locked
      ) due
      where x.business_id = due.business_id and x.id = due.id
      returning x.business_id as "businessId", x.id, x.kind, x.dedupe_key as "dedupeKey", x.payload,
        x.attempts`.execute(tx)
    return rows[0]
  })
}

const isOpen = ({ businessId, id }: Message) =>
  sql`business_id = ${businessId} and id = ${id} and done_at is null and given_up_at is null`

/** Ends a message and puts what follows from it into the outbox, all or nothing. */
export async function finishMessage(
  kysely: Kysely,
  message: Message,
  next: readonly string[] = [],
): Promise<void> {
  const { businessId, dedupeKey, payload } = message
  await write(kysely, async (tx) => {
    for (const kind of next) {
      const key = `${dedupeKey}/${kind}`
      await putMessage({ tx, businessId }, { id: key, kind, key, payload })
    }
    await sql`update outbox set done_at = now() where ${isOpen(message)}`.execute(tx)
  })
}

/** Puts a message that failed off, or gives it up; true if it is given up. */
export async function postponeMessage(kysely: Kysely, message: Message): Promise<boolean> {
  const isLast = message.attempts >= MOST_ATTEMPTS
  const later = isLast
    ? sql`given_up_at = now()`
    : sql`available_at = now() + make_interval(secs => ${backoffSeconds(message.attempts)})`
  await write(kysely, (tx) => sql`update outbox set ${later} where ${isOpen(message)}`.execute(tx))
  return isLast
}
