import {
  autoSelectedPackage,
  isDiscountLive,
  keptAddons,
  offeredPackages,
  quote,
  type AddonChoice,
  type Business,
  type Package,
  type Service,
  type Slot,
} from '@bellows/domain'
import { notOffered } from '../../store/holds/booking-refusals.ts'
import type { Scope } from '../../base/scope.ts'
import type { Choice } from '../../store/holds/hold.ts'
import { agreedChoice, type Agreed } from '../../store/holds/prepared-choice.ts'

export interface Wanted {
  packageId: string | null
  addons: readonly AddonChoice[]
  /** The price that the owner names, which leaves a discount alone. */
  named?: { label: string; fee: string } | undefined
}

/** What stands behind a hold while it is priced. */
export interface Pricing {
  service: Service
  business: Business
  slot: Slot | null
  now: number
  /** What the hold keeps already, if anything was chosen. */
  before: Wanted
  /** The prepared order whose price the hold has. */
  agreedBy?: string | undefined
  /** The package whose discount the visitor holds a place of, with this time or another. */
  placeOf: string | null
}

interface Sent {
  packageId?: string | undefined
  addons?: readonly AddonChoice[] | undefined
  orderId?: string | undefined
}

/** The package that stood, or the only one that took its place; one that is gone from among several is told of. */
function packageBefore({ before: { packageId }, service }: Pricing): string | null {
  const isOffered = service.packages.some(({ id }) => id === packageId)
  return isOffered ? packageId : (autoSelectedPackage(service) ?? packageId)
}

/** What is chosen after this call: what it says, else what stood and is still offered, else the one package there is. */
export function wantedChoice(sent: Sent, pricing: Pricing): Wanted {
  const { before, service } = pricing
  const packageId = sent.packageId ?? packageBefore(pricing)
  return { packageId, addons: sent.addons ?? keptAddons(service, before.addons) }
}

/** @throws Refusal 422 for a package that is not this service's, or longer than its slot */
function requirePackage({ service, slot }: Pricing, packageId: string | null): Package | null {
  if (packageId === null) return null
  const found = offeredPackages(service, slot).find((offered) => offered.id === packageId)
  if (!found) throw notOffered((texts) => texts.packageNotOffered)
  return found
}

/** @throws Refusal 422 for an add-on that is not this service's, too many of one, or one named twice */
function requireAddons({ service }: Pricing, { addons }: Wanted): void {
  const isOffered = ({ id, quantity }: AddonChoice) =>
    quantity >= 1 && service.addons.some((addon) => addon.id === id && quantity <= addon.maxQuantity)
  const isNamedTwice = new Set(addons.map(({ id }) => id)).size < addons.length
  if (isNamedTwice || !addons.every(isOffered)) throw notOffered((texts) => texts.addonNotOffered)
}

/** Whether the discount runs; its end and its last place take it from nobody who holds a place of it. */
function offersDiscount(chosen: Package | null, { placeOf, slot, now }: Pricing): boolean {
  const discount = chosen?.discount
  if (!discount) return false
  const isKept = slot !== null && placeOf === chosen.id
  return isKept ? discount.amount > 0 : isDiscountLive(discount, now)
}

/** The choice with its price, or `undefined` while a package has to be chosen first. */
export function pricedChoice(pricing: Pricing, wanted: Wanted, mayDiscount = true): Choice | undefined {
  const { service, business, slot, now } = pricing
  const chosen = requirePackage(pricing, wanted.packageId)
  if (!chosen && service.packages.length > 0) return undefined
  const hasDiscount = mayDiscount && !wanted.named && offersDiscount(chosen, pricing)
  requireAddons(pricing, wanted)
  const selection = { ...wanted, slot, now, hasDiscountPlace: hasDiscount }
  const price = { quote: quote(service, selection, business) }
  return { packageId: wanted.packageId, addons: wanted.addons, price, hasDiscount }
}

/** Nothing else is chosen than what was before. */
export const isUnchosen = (sent: Sent): boolean => sent.packageId === undefined && sent.addons === undefined

/** What a prepared order agreed, where the call names one or its hold has its price, and nothing else is chosen. */
export function agreedIn(scope: Scope, sent: Sent, pricing: Pricing): Promise<Agreed | undefined> {
  const orderId = sent.orderId ?? pricing.agreedBy
  if (orderId === undefined || !isUnchosen(sent)) return Promise.resolve(undefined)
  const { service, slot, now, business } = pricing
  const { timeZone, paymentSetup } = business
  return agreedChoice(scope, { orderId, service, slot, now, timeZone, currency: paymentSetup.currency })
}
