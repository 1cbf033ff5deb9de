import {
  dueAnew,
  quoteSchema,
  termsIn,
  toMinor,
  withPremiumOf,
  type Quote,
  type Service,
  type Slot,
} from '@bellows/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Scope } from '../../base/scope.ts'
import { soldPackage } from '../services/sold-package.ts'
import { chosenAddons } from './frozen-price.ts'
import type { Choice } from './hold.ts'

interface Prepared {
  orderId: string
  packageId: string | null
  addons: unknown
  quote: unknown
  hasDiscount: boolean
}

const preparedColumns = sql<Prepared>`o.id as "orderId", o.package_id as "packageId", o.addons, o.quote,
  o.has_discount as "hasDiscount"`

/** What was agreed, at its price and under the order that it is the price of. */
export type Agreed = Choice & { price: { quote: Quote; orderId: string } }

/** What says how much of an agreed price is due. */
interface Day {
  service: Service
  /** Milliseconds. */
  now: number
  timeZone: string
  /** Of what the service and its times cost by now; the order's may be another. */
  currency: string
}

/** A slot, and the token it may be kept for. */
interface KeptTime extends Day {
  slotId: string
  startTime: Date
  token: string | undefined
}

/** What the owner agreed with whoever has the token that this slot is kept for, at the price of the agreement. */
export async function preparedChoice(
  scope: Scope,
  { slotId, startTime, token, ...day }: KeptTime,
): Promise<Agreed | undefined> {
  if (token === undefined) return undefined
  const { kysely, businessId } = scope
  const { rows } = await sql<Prepared>`
    select ${preparedColumns}
    from slot s join orders o on o.business_id = s.business_id and o.id = s.offer_order_id
    where s.business_id = ${businessId} and s.id = ${slotId} and s.offer_token = ${token} and s.offer_until > now()
      and o.status is null and o.origin = 'OWNER'`.execute(kysely)
  const agreed = choiceOf(rows[0], day.service)
  return agreed && dueOn(scope, agreed, { ...day, startTime: startTime.toISOString() })
}

/** Its payments are those of the day it is taken on, not of the day it was prepared on. */
async function dueOn(
  scope: Scope,
  agreed: Agreed,
  { service, startTime, now, timeZone, currency: offered }: Day & { startTime: string | null },
): Promise<Agreed> {
  const before = agreed.price.quote
  const offer = await soldPackage(scope, service, agreed.packageId)
  const chosen = offer ? termsIn(offer, { offered, agreed: before.currency }) : null
  const quote = dueAnew(before, { chosen, startTime, now, timeZone })
  return { ...agreed, price: { ...agreed.price, quote } }
}

/** Nothing is agreed without a package where the service has some: one is chosen first. */
function choiceOf(prepared: Prepared | undefined, { packages }: Service): Agreed | undefined {
  const quote = z.safeParse(quoteSchema, prepared?.quote)
  if (!prepared || !quote.success) return undefined
  if (prepared.packageId === null && packages.length > 0) return undefined
  const { orderId, packageId, hasDiscount } = prepared
  return {
    packageId,
    addons: chosenAddons(prepared.addons),
    price: { quote: quote.data, orderId },
    hasDiscount,
  }
}

/** The order that names its price, and what it is to be held with. */
export interface AgreedTime extends Day {
  orderId: string
  /** `null` for a booking without time. */
  slot: Pick<Slot, 'startTime' | 'premiumFee'> | null
}

/**
 * What the owner agreed without keeping a time, at the price of the agreement; a time with a fee of its own costs that
 * on top. `undefined` for an order that is not prepared, or not any more.
 */
export async function agreedChoice(
  scope: Scope,
  { orderId, slot, ...day }: AgreedTime,
): Promise<Agreed | undefined> {
  const { kysely, businessId } = scope
  const { rows } = await sql<Prepared>`
    select ${preparedColumns} from orders o
    where o.business_id = ${businessId} and o.id = ${orderId} and o.service_id = ${day.service.id}
      and o.status is null and o.origin = 'OWNER'`.execute(kysely)
  const agreed = choiceOf(rows[0], day.service)
  if (!agreed) return undefined
  const { price } = agreed
  const { currency } = price.quote
  const known = price.quote.lines.find(({ kind }) => kind === 'premium')
  const before = known ? toMinor(known.amount, currency) : 0
  // A fee in another currency than the order's is none of it.
  const fee = slot?.premiumFee && day.currency === currency ? toMinor(slot.premiumFee, currency) : 0
  const after = Math.max(before, fee)
  const quote = withPremiumOf({ quote: price.quote, before, after })
  const startTime = slot && slot.startTime
  return dueOn(scope, { ...agreed, price: { ...price, quote } }, { ...day, startTime })
}
