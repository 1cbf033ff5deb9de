import { sql } from 'kysely'
import { pino } from 'pino'
import { deliverNext, type Mailroom } from '../mail/deliver.ts'
import type { Mail } from '../mail/letters/mail.ts'
import type { TestApp } from './test-app.ts'

const log = pino({ level: 'silent' })

/** A mailroom that keeps what it sends. */
export function makeMailroom({ database }: TestApp, part: Partial<Mailroom> = {}) {
  const sent: Mail[] = []
  const post = async (mail: Mail) => void sent.push(mail)
  const room: Mailroom = { kysely: database.kysely, log, post, mailFrom: undefined, ...part }
  return { room, sent }
}

/** Deals with all that is due; how many messages it were. */
export async function deliverAll(room: Mailroom): Promise<number> {
  for (let count = 0; ; count += 1) if (!(await deliverNext(room))) return count
}

/** All letters that follow from what happened so far. */
export async function sentBy(app: TestApp): Promise<Mail[]> {
  const { room, sent } = makeMailroom(app)
  await deliverAll(room)
  return sent
}

/** Puts an event into the outbox of the studio at `studio.test`, as whoever it happens to does. */
export const putEvent = ({ database }: TestApp, kind: string, payload: object) =>
  sql`insert into outbox (business_id, id, kind, dedupe_key, payload)
    select business_id, ${kind}, ${kind}, ${kind}, ${JSON.stringify(payload)}::jsonb
    from business_domain where domain = 'studio.test'`.execute(database.kysely)
