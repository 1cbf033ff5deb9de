import type { Discount } from '../entities/discount.ts'
import { percentOf } from './round.ts'

/** Places left, or `null` when there is no limit. */
export function discountPlacesLeft(discount: Discount): number | null {
  return discount.maxSlots === 0 ? null : Math.max(0, discount.maxSlots - discount.usedCount)
}

/** True from `startDate` on, until just before `endDate`, while a place is left. */
export function isDiscountLive(discount: Discount, now: number): boolean {
  const isInWindow = Date.parse(discount.startDate) <= now && now < Date.parse(discount.endDate)
  return isInWindow && discount.amount > 0 && discountPlacesLeft(discount) !== 0
}

/** What a discount takes off a package fee, in minor units. */
export function discountOf(fee: number, discount: Discount): number {
  return percentOf(fee, discount.amount)
}
