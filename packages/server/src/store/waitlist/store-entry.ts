import { LONG_TEXT_MAX, PREFERRED_DAYS_MAX, type CampaignCookies, type Customer } from '@bellows/domain'
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

/**
 * Whoever knows the address may join with it again: that takes no day from the entry nor opens it to all, and adds days
 * as far as there is room.
 */
const bothDays = sql`case when o.preferred_days = '[]' or excluded.preferred_days = '[]' then o.preferred_days else (
  select jsonb_agg(named.day order by named.day) from (
    select day from jsonb_array_elements_text(o.preferred_days) day
    union all (
      select distinct day from jsonb_array_elements_text(excluded.preferred_days) day
      where not jsonb_exists(o.preferred_days, day)
      order by day limit greatest(${PREFERRED_DAYS_MAX} - jsonb_array_length(o.preferred_days), 0))) named) end`

/** Both notes, and one alone where it says the other's words. */
const bothNotes = sql`case when position(excluded.note in o.note) > 0 then o.note
  else left(concat_ws(chr(10), nullif(o.note, ''), excluded.note), ${LONG_TEXT_MAX}) end`

/** One row for an e-mail address and service: who waits already keeps place, and adds days and note. */
export async function storeEntry(entry: Entry, { database, studio }: Call): Promise<void> {
  const { serviceId, customer, preferredDays, note } = entry
  const campaign = entry.campaign && JSON.stringify(entry.campaign)
  const contact = JSON.stringify(customer)
  await write(database.kysely, async (tx) => {
    const customerId = await putCustomer({ tx, businessId: studio.id }, customer)
    await sql`
      with joined as (
        insert into orders as o (business_id, id, origin, status, service_id, customer_id, contact, currency, locale, note,
          preferred_days, campaign)
        values (${studio.id}, ${newId()}, 'WAITLIST', 'WAITLIST', ${serviceId}, ${customerId},
          ${contact}::jsonb, ${studio.currency}, ${studio.language}, ${note}, ${JSON.stringify(preferredDays)}::jsonb,
          ${campaign}::jsonb)
        on conflict (business_id, service_id, customer_id) where status = 'WAITLIST'
          do update set preferred_days = ${bothDays}, note = ${bothNotes}, updated_at = now()
          where (o.preferred_days, o.note) is distinct from (${bothDays}, ${bothNotes})
        returning o.id, o.xmax = 0 as is_new
      )
      insert into outbox (business_id, id, kind, dedupe_key, payload)
      select ${studio.id}, ${newId()}, 'waitlist.joined', 'waitlist.joined:' || id, jsonb_build_object('orderId', id)
      from joined where is_new`.execute(tx)
  })
}
