import {
  addMinutes,
  mainShoot,
  orderLength,
  packageLength,
  placeOf,
  servicePrice,
  toMinor,
  type BookingRecord,
  type Order,
  type Service,
  type Slot,
} from '@bellows/domain'
import type { SummaryFacts } from '../frame/summary-rows.tsx'

type Chosen = Readonly<{ slot: Slot | null; packageId: string | null; place: string }>

/** What the summary prints beside the price. */
export function summaryFacts(service: Service, { slot, packageId, place }: Chosen): SummaryFacts {
  const chosen = service.packages.find(({ id }) => id === packageId)
  const minutes = chosen?.shootDuration ?? 0
  return {
    serviceName: service.name,
    image: service.image,
    startTime: slot?.startTime ?? null,
    endTime: slot && minutes > 0 ? addMinutes(slot.startTime, minutes) : null,
    place: place || service.location,
    chosen: chosen ? { name: chosen.name, minutes: packageLength(chosen) } : null,
  }
}

/** The least that a booking can come to, in minor units: the cheapest package and the fee of a time that has one. */
export function leastPrice(
  service: Service,
  { slot, currency, now }: Readonly<{ slot: Pick<Slot, 'premiumFee'> | null; currency: string; now: number }>,
): number | null {
  const price = servicePrice(service, currency, now)
  return price && price.amount + (slot?.premiumFee ? toMinor(slot.premiumFee, currency) : 0)
}

/** What is chosen by the server's word, or by the record until it has come. */
export function chosenOf(
  state: Readonly<{ slot: Slot | null; packageId: string | null }> | null,
  record: BookingRecord | null | undefined,
): Omit<Chosen, 'place'> {
  return state
    ? { slot: state.slot, packageId: state.packageId ?? record?.selectedPackage ?? null }
    : { slot: record?.slot ?? null, packageId: record?.selectedPackage ?? null }
}

/** What stands of an order; a time that went to another is not told as its own. */
export const orderFacts = (order: Order): SummaryFacts => ({
  serviceName: order.service.name,
  image: order.service.image,
  startTime: order.isPaidWithoutSlot ? null : (mainShoot(order)?.startTime ?? null),
  endTime: null,
  place: placeOf(order),
  chosen: order.package && { name: order.package.name, minutes: orderLength(order) },
})
