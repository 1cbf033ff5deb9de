/** Makes every kind of letter due at studios whose people `e2e/site/letters.ts` wrote: `node put-letters.ts STUDIO…`. */
import { reservedPath } from '@bellows/domain'
import { sql } from 'kysely'
import { readSettings } from '../src/base/settings.ts'
import { openStorage } from '../src/commands/open-storage.ts'
import type { Database } from '../src/db/open.ts'
import { letterKinds } from '../src/mail/letters.ts'

interface Found {
  booked: string
  prepared: string
  cancelled: string
  waiting: string
  inquiry: string
  contract: string
  due: string
  paid: string
  slot: string
  token: string
  until: Date
}

/** What the studio's letters are about: one order of each standing, and what belongs to it. */
async function findIn({ kysely }: Database, studio: string): Promise<Found> {
  const { rows } = await sql<Found>`
    with own as (select * from orders where business_id = ${studio}),
      booked as (select id from own where status = 'BOOKED')
    select (select id from booked) as booked, (select id from own where status is null) as prepared,
      (select id from own where status = 'CANCELLED') as cancelled,
      (select id from own where status = 'WAITLIST') as waiting,
      (select id from inquiry where business_id = ${studio}) as inquiry,
      (select c.id from order_contract c where c.business_id = ${studio}) as contract,
      (select i.id from invoice i join booked b on b.id = i.order_id where i.business_id = ${studio}
        and i.payment_status = 'PENDING' order by i.id limit 1) as due,
      (select i.id from invoice i join booked b on b.id = i.order_id where i.business_id = ${studio}
        and i.payment_status = 'PAID' limit 1) as paid,
      s.id as slot, s.offer_token as token, s.offer_until as until
    from slot s where s.business_id = ${studio} and s.offer_order_id = (
      select id from own where status = 'WAITLIST')`.execute(kysely)
  const [found] = rows
  const missing = Object.entries(found ?? { studio: null }).filter(([, value]) => value === null)
  if (!found || missing.length > 0)
    throw new Error(`${studio} has no ${missing.map(([name]) => name).join(', ')}`)
  return found
}

const standings: Readonly<Record<string, 'prepared' | 'cancelled' | 'waiting'>> = {
  'order.prepared': 'prepared',
  'order.cancelled': 'cancelled',
  'waitlist.joined': 'waiting',
  'waitlist.offered': 'waiting',
}

/** The same words as the server's own events have, in one object for all. */
function payloadOf(event: string, found: Found) {
  const { inquiry, contract, slot, token, until } = found
  return {
    orderId: found[standings[event] ?? 'booked'],
    inquiryId: inquiry,
    contractId: contract,
    invoiceId: event === 'invoice.paid' ? found.paid : found.due,
    slotId: slot,
    path: reservedPath(slot, token),
    until: until.toISOString(),
  }
}

async function putAll(database: Database, studio: string): Promise<void> {
  // Only who had booked is told that a booking was cancelled.
  await sql`update orders set confirmed_at = cancelled_at
    where business_id = ${studio} and status = 'CANCELLED'`.execute(database.kysely)
  // Only who has paid without getting a time is asked to choose one.
  await sql`update orders set flag = 'PAID_WITHOUT_SLOT'
    where business_id = ${studio} and status = 'BOOKED'`.execute(database.kysely)
  const found = await findIn(database, studio)
  for (const kind of letterKinds) {
    const payload = JSON.stringify(payloadOf(kind.split(':')[1] ?? '', found))
    await sql`insert into outbox (business_id, id, kind, dedupe_key, payload)
      values (${studio}, ${kind}, ${kind}, ${kind}, ${payload}::jsonb)`.execute(database.kysely)
  }
}

const database = await openStorage(readSettings(process.env))
try {
  for (const studio of process.argv.slice(2)) await putAll(database, studio)
} finally {
  await database.close()
}
