import type { Studio } from '../bookings/studio.ts'
import { runEvery } from '../run-every.ts'
import { advanceOffers } from './advance-offers.ts'

const everyMilliseconds = 60_000

/** Passes on lapsed offers every minute, well within the time that their slots stay closed to others. */
export const startOffering = (
  kysely: Studio['kysely'],
  onError: (cause: unknown) => void,
): { stop: () => void } => runEvery(everyMilliseconds, () => advanceOffers(kysely), onError)
