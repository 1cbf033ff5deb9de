import type { Studio } from '../bookings/studio.ts'
import { advanceOffers } from './advance-offers.ts'

const everyMilliseconds = 60_000

/** Passes on lapsed offers every minute, well within the time that their slots stay closed to others. */
export function startOffering(
  kysely: Studio['kysely'],
  onError: (cause: unknown) => void,
): { stop: () => void } {
  const timer = setInterval(() => {
    advanceOffers(kysely).catch(onError)
  }, everyMilliseconds)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
