import { dueOf, quoteSchema, toMinor, withPremiumOf, type Service, type Slot } from '@bellows/domain'
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

/** A slot, the token it may be kept for, and its service. */
interface KeptTime {
  slotId: string
  token: string | undefined
  service: Service
}

/** What the owner agreed with whoever has the token that this slot is kept for, at the price of the agreement. */
export async function preparedChoice(
  { kysely, businessId }: Scope,
  { slotId, token, service }: KeptTime,
): Promise<Choice | undefined> {
  if (token === undefined) return undefined
  const { rows } = await sql<Prepared>`
    select o.package_id as "packageId", o.addons, o.quote, o.has_discount as "hasDiscount"
    from slot s join orders o on o.business_id = s.business_id and o.id = s.offer_order_id
    where s.business_id = ${businessId} and s.id = ${slotId} and s.offer_token = ${token} and s.offer_until > now()
      and o.status is null and o.origin = 'OWNER'`.execute(kysely)
  return choiceOf(rows[0], service)
}

/** Nothing is agreed without a package where the service has some: one is chosen first. */
function choiceOf(prepared: Prepared | undefined, { packages }: Service) {
  const quote = z.safeParse(quoteSchema, prepared?.quote)
  if (!prepared || !quote.success) return undefined
  if (prepared.packageId === null && packages.length > 0) return undefined
  const { packageId, hasDiscount } = prepared
  return { packageId, addons: chosenAddons(prepared.addons), price: { quote: quote.data }, hasDiscount }
}

/** The order that names its price, and what it is to be held with. */
export interface AgreedTime {
  orderId: string
  service: Service
  /** `null` for a booking without time. */
  slot: Pick<Slot, 'startTime' | 'premiumFee'> | null
  /** Milliseconds. */
  now: number
  timeZone: string
}

/**
 * What the owner agreed without keeping a time, at the price of the agreement; a time with a fee of its own costs that
 * on top. `undefined` for an order that is not prepared, or not any more.
 */
export async function agreedChoice(
  { kysely, businessId }: Scope,
  { orderId, service, slot, now, timeZone }: AgreedTime,
): Promise<Choice | undefined> {
  const { rows } = await sql<Prepared>`
    select o.package_id as "packageId", o.addons, o.quote, o.has_discount as "hasDiscount" from orders o
    where o.business_id = ${businessId} and o.id = ${orderId} and o.service_id = ${service.id}
      and o.status is null and o.origin = 'OWNER'`.execute(kysely)
  const agreed = choiceOf(rows[0], service)
  if (!agreed) return undefined
  const { packageId, price } = agreed
  const { currency } = price.quote
  const known = price.quote.lines.find(({ kind }) => kind === 'premium')
  const before = known ? toMinor(known.amount, currency) : 0
  const fee = slot?.premiumFee ? toMinor(slot.premiumFee, currency) : 0
  const after = Math.max(before, fee)
  const quote = withPremiumOf({ quote: price.quote, tax: service.tax, before, after })
  const chosen = service.packages.find(({ id }) => id === packageId) ?? null
  const startTime = slot && slot.startTime
  const due = dueOf(toMinor(quote.total, currency), currency, { chosen, startTime, now, timeZone })
  return { ...agreed, price: { quote: { ...quote, ...due }, orderId } }
}
