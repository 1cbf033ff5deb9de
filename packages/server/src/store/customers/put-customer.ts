import type { Customer } from '@bellows/domain'
import { sql } from 'kysely'
import { newId } from '../../base/new-id.ts'
import type { TxScope } from '../../base/scope.ts'

/**
 * The id of whoever has the e-mail address. The first row of an address stays as it is: what a visitor types never
 * changes another's.
 */
export async function putCustomer(
  { tx, businessId }: TxScope,
  { fullName, email, phone }: Customer,
  id = newId(),
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into customer (business_id, id, email, full_name, phone)
    values (${businessId}, ${id}, lower(${email}), ${fullName}, ${phone})
    on conflict (business_id, email) do update set email = excluded.email returning id`.execute(tx)
  return rows[0]?.id ?? id
}

/** The same for somebody who may have given no address; then nobody is kept. */
export const putReachable = async (scope: TxScope, contact: Customer): Promise<string | null> =>
  contact.email === '' ? null : putCustomer(scope, contact)

/** Whoever has the e-mail address that order `o` was made with. */
export const bookerOf = sql`coalesce((select c.id from customer c
  where c.business_id = o.business_id and c.email = lower(o.contact->>'email')), o.customer_id)`
