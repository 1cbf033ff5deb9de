import { PAYMENT_PARAMETER } from '@bellows/domain'
import type { BookingWorld } from '../world/booking-world.tsx'

/** How the visitor has come back from the provider’s page. */
export type Arrival = 'returned' | 'cancelled'

const arrivals = ['returned', 'cancelled'] as const

/** What the page's address says of it. */
export const arrivalIn = (parameter: BookingWorld['parameter']): Arrival | undefined =>
  arrivals.find((one) => one === parameter(PAYMENT_PARAMETER))
