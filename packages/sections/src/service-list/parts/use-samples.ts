import type { ServiceSummary } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'

const SINCE = '2020-01-01T00:00:00Z'

const sample = (id: string, name: string): ServiceSummary => ({
  id,
  slug: id,
  name,
  image: null,
  images: [],
  type: 'SINGLE_PACKAGE',
  packages: [],
  isMiniSession: false,
  minDuration: 60,
  maxDuration: 90,
  tax: 'INCLUDE',
  location: '',
  numberOfSlotsAvailable: 1,
  numberOfSlotsHeld: 0,
  longestSlot: 0,
  slotStartTime: null,
  createdDate: SINCE,
  updatedDate: SINCE,
  options: { isPaused: false, isWaitlistEnabled: false, isBookingWithoutTime: false },
})

/** Services that show the owner what an empty list will look like. */
export function useSamples(): readonly ServiceSummary[] {
  const { t } = useLingui()
  return [
    sample('sample-1', t`Wedding day`),
    sample('sample-2', t`Family session`),
    sample('sample-3', t`Portraits`),
  ]
}
