import { sql } from 'kysely'

/** Money of the `orders o` came through a provider. */
export const isPaidByProvider = sql<boolean>`exists (select 1 from invoice i where i.business_id = o.business_id
  and i.order_id = o.id and i.payment_status = 'PAID' and i.provider_ref is not null)`
