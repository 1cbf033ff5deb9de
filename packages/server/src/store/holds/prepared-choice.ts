import { quoteSchema } from '@bellows/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Scope } from '../../base/scope.ts'
import { chosenAddons } from './frozen-price.ts'
import type { Choice } from './hold.ts'

interface Prepared {
  packageId: string | null
  addons: unknown
  quote: unknown
  hasDiscount: boolean
}

/** What the owner agreed with whoever has the token that this slot is kept for, at the price of the agreement. */
export async function preparedChoice(
  { kysely, businessId }: Scope,
  slotId: string,
  token: string | undefined,
): Promise<Choice | undefined> {
  if (token === undefined) return undefined
  const { rows } = await sql<Prepared>`
    select o.package_id as "packageId", o.addons, o.quote, o.has_discount as "hasDiscount"
    from slot s join orders o on o.business_id = s.business_id and o.id = s.offer_order_id
    where s.business_id = ${businessId} and s.id = ${slotId} and s.offer_token = ${token} and s.offer_until > now()
      and o.status is null and o.origin = 'OWNER'`.execute(kysely)
  const [prepared] = rows
  const quote = z.safeParse(quoteSchema, prepared?.quote)
  if (!prepared || !quote.success) return undefined
  const { packageId, hasDiscount } = prepared
  return { packageId, addons: chosenAddons(prepared.addons), price: { quote: quote.data }, hasDiscount }
}
