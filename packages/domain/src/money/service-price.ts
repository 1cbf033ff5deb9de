import type { Discount } from '../entities/discount.ts'
import type { Package } from '../entities/package.ts'
import type { ServiceSummary } from '../entities/service.ts'
import { toMinor } from './amount.ts'
import { discountOf, isDiscountLive } from './discount.ts'
import { bookablePackages } from './offered-packages.ts'

export interface PackagePrice {
  packageId: string
  /** Minor units, discounted. */
  amount: number
  /** The fee without the discount, when there is one. */
  was: number | null
  discount: Discount | null
}

export interface ServicePrice extends PackagePrice {
  /** Show 'From' before it. */
  isFrom: boolean
}

export function packagePrice(offered: Package, currency: string, now: number): PackagePrice {
  const fee = toMinor(offered.totalFee, currency)
  const live = offered.discount && isDiscountLive(offered.discount, now) ? offered.discount : null
  return live
    ? { packageId: offered.id, amount: fee - discountOf(fee, live), was: fee, discount: live }
    : { packageId: offered.id, amount: fee, was: null, discount: null }
}

/**
 * The price of a service's card: that of its cheapest package that a visitor can book, which is the one that a
 * single-package service takes; `null` without any.
 */
export function servicePrice(
  service: Pick<ServiceSummary, 'type' | 'packages' | 'isMiniSession' | 'longestSlot'>,
  currency: string,
  now: number,
): ServicePrice | null {
  const prices = bookablePackages(service).map((offered) => packagePrice(offered, currency, now))
  const [first, ...others] = prices
  if (!first) return null
  const cheapest = others.reduce((best, price) => (price.amount < best.amount ? price : best), first)
  return { ...cheapest, isFrom: service.type !== 'SINGLE_PACKAGE' }
}
