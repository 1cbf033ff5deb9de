import { MINUTE } from '@bellows/domain'
import type { Scope } from '../base/scope.ts'
import { advanceOffers } from '../store/waitlist/advance-offers.ts'
import { runEvery } from './run-every.ts'

/** Passes on lapsed offers every minute, well within the time that their slots stay closed to others. */
export const startOffering = (
  kysely: Scope['kysely'],
  onError: (cause: unknown) => void,
): { stop: () => void } => runEvery(MINUTE, () => advanceOffers(kysely), onError)
