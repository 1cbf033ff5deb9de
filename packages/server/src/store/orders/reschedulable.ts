import { HOUR, type DateChoice } from '@bellows/domain'
import { hasLostTime } from './lost-time.ts'
import type { OrderFacts } from './order-facts.ts'

/** The start that a shoot of the order has now; `null` while it has none. */
export function startOfShoot({ order, laterShoots }: OrderFacts, shootNumber: number): Date | null {
  if (shootNumber === 1) return order.hasSlot ? order.shootStart : null
  return laterShoots.find(({ number }) => number === shootNumber)?.startTime ?? null
}

/** A full session without opening hours has no times to choose from. */
const offersTimes = ({ service }: OrderFacts): boolean =>
  service.isMiniSession || service.availableSchedules.length > 0

/** Why no date can be chosen for a shoot of the order by its link; `null` when one can. */
export function closedBecause(facts: OrderFacts, shootNumber = 1): DateChoice['closedBecause'] {
  const { order, business } = facts
  if (hasLostTime(order)) return null
  if (order.status !== 'BOOKED') return 'notBooked'
  if (!offersTimes(facts)) return 'noTimes'
  const start = startOfShoot(facts, shootNumber)
  if (start === null) return null
  const notice = business.bookingAvailability.rescheduleNotice * HOUR
  return start.getTime() - order.serverNow.getTime() > notice ? null : 'tooLate'
}
