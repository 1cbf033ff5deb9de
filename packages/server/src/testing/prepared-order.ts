import { sql } from 'kysely'
import { addPackage, addSlot } from '../../test/studio-fixture.ts'
import type { TestApp } from './test-app.ts'

export const pendingId = 'preparedbyowner000000000'
const agreed = {
  currency: 'USD',
  lines: [{ kind: 'package', label: 'basic', quantity: 1, amount: '150.00' }],
  subtotal: '150.00',
  tax: null,
  total: '150.00',
  dueToday: '150.00',
  laterCount: 0,
}

const contact = { fullName: 'Di Asker', email: 'di@people.example', phone: '+1 555 010 0500' }

/** An order that the owner prepared at a price of its own, with or without a slot that is kept for it. */
export async function prepareOrder(
  { rows, database }: TestApp,
  { keeps = true, origin = 'OWNER' } = {},
): Promise<string> {
  const { businessId } = rows
  const run = (query: ReturnType<typeof sql>) => query.execute(database.kysely)
  await addPackage(rows)
  const slotId = await addSlot(rows)
  await run(sql`
    insert into orders (business_id, id, origin, service_id, contact, package_id, quote, total_minor, currency, locale,
      slot_id, shoot_start, shoot_end)
    select business_id, ${pendingId}, ${origin}, 'mini', ${JSON.stringify(contact)}::jsonb, 'basic',
      ${JSON.stringify(agreed)}::jsonb, 15000, 'USD', 'en-US', id, start_time, end_time
    from slot where id = ${slotId}`)
  await run(sql`insert into invoice (business_id, id, order_id, position, milestone, amount_minor, currency)
    values (${businessId}, 'invoiceofprepared0000000', ${pendingId}, 0, 'DURING_BOOKING', 15000, 'USD')`)
  if (keeps)
    await run(sql`update slot set offer_token = ${pendingId}, offer_until = start_time, offer_order_id = ${pendingId}
      where id = ${slotId}`)
  return slotId
}
