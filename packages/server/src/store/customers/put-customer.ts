import type { Customer } from '@bellows/domain'
import { sql } from 'kysely'
import { newId } from '../../base/new-id.ts'
import type { TxScope } from '../../base/scope.ts'

const idOf = async ({ tx, businessId }: TxScope, email: string) => {
  const { rows } = await sql<{ id: string }>`select id from customer
    where business_id = ${businessId} and email = lower(${email}) for key share`.execute(tx)
  return rows[0]?.id
}

/**
 * The id of whoever has the e-mail address. The first row of an address stays as it is: what a visitor types never
 * changes another's. It is kept from being deleted and no more, so that nobody who holds an order waits for it.
 */
export async function putCustomer(scope: TxScope, customer: Customer, id = newId()): Promise<string> {
  const { fullName, email, phone } = customer
  for (;;) {
    const known = await idOf(scope, email)
    if (known !== undefined) return known
    const { rows } = await sql`
      insert into customer (business_id, id, email, full_name, phone)
      values (${scope.businessId}, ${id}, lower(${email}), ${fullName}, ${phone})
      on conflict (business_id, email) do nothing returning id`.execute(scope.tx)
    if (rows.length > 0) return id
  }
}

/** The same for somebody who may have given no address; then nobody is kept. */
export const putReachable = async (scope: TxScope, contact: Customer): Promise<string | null> =>
  contact.email === '' ? null : putCustomer(scope, contact)

/** Whoever has the e-mail address that order `o` was made with. */
export const bookerOf = sql`coalesce((select c.id from customer c
  where c.business_id = o.business_id and c.email = lower(o.contact->>'email')), o.customer_id)`
