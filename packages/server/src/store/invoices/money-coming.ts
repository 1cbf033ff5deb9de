import { sql } from 'kysely'

/** How many days money is waited for that is on its way: a bank may take weeks with it. */
export const MONEY_COMING_DAYS = 30

/** Whether money for an `invoice`, by that name, is on its way from a provider. */
export const isMoneyComing = (
  invoice: 'i' | 'invoice',
) => sql<boolean>`exists (select 1 from payment_attempt p
  where p.business_id = ${sql.ref(`${invoice}.business_id`)} and p.invoice_id = ${sql.ref(`${invoice}.id`)}
    and p.status = 'CREATED' and p.is_on_its_way)`
