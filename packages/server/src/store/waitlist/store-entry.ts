import type { CampaignCookies, Customer } from '@bellows/domain'
import { sql } from 'kysely'
import type { Call } from '../../base/call.ts'
import { newId } from '../../base/new-id.ts'
import { write } from '../../db/write.ts'
import { putCustomer } from '../customers/put-customer.ts'

export interface Entry {
  serviceId: string
  customer: Customer
  preferredDays: readonly string[]
  note: string
  campaign: CampaignCookies | null
}

/** One row for an e-mail address and service: who waits already keeps place, days and note. */
export async function storeEntry(entry: Entry, { database, studio }: Call): Promise<void> {
  const { serviceId, customer, preferredDays, note } = entry
  const campaign = entry.campaign && JSON.stringify(entry.campaign)
  const contact = JSON.stringify(customer)
  await write(database.kysely, async (tx) => {
    const customerId = await putCustomer({ tx, businessId: studio.id }, customer)
    await sql`
      with joined as (
        insert into orders (business_id, id, origin, status, service_id, customer_id, contact, currency, locale, note,
          preferred_days, campaign)
        values (${studio.id}, ${newId()}, 'WAITLIST', 'WAITLIST', ${serviceId}, ${customerId},
          ${contact}::jsonb, ${studio.currency}, ${studio.language}, ${note}, ${JSON.stringify(preferredDays)}::jsonb,
          ${campaign}::jsonb)
        on conflict (business_id, service_id, customer_id) where status = 'WAITLIST' do nothing returning id
      )
      insert into outbox (business_id, id, kind, dedupe_key, payload)
      select ${studio.id}, ${newId()}, 'waitlist.joined', 'waitlist.joined:' || id, jsonb_build_object('orderId', id)
      from joined`.execute(tx)
  })
}
