import type { ServiceSummary } from '../entities/service.ts'

export type ServiceState = 'open' | 'withoutTime' | 'paused' | 'beingBooked' | 'waitlist' | 'soldOut'

/**
 * What a service offers now. `waitlist` shows 'Open for waitlist'; times that are merely held are
 * `beingBooked`, because they may come back.
 */
export function serviceState(
  service: Pick<ServiceSummary, 'options' | 'numberOfSlotsAvailable' | 'numberOfSlotsHeld'>,
): ServiceState {
  if (service.options.isPaused) return 'paused'
  if (service.options.isBookingWithoutTime) return 'withoutTime'
  if (service.numberOfSlotsAvailable > 0) return 'open'
  if (service.numberOfSlotsHeld > 0) return 'beingBooked'
  return service.options.isWaitlistEnabled ? 'waitlist' : 'soldOut'
}
