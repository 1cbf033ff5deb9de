import { makeQuote, makeSlot, makeState } from './fixtures.ts'

/** A booking of the fixtures whose hold ends then. */
export const ending = (lockoutEnd: string) => ({
  packageId: 'mini',
  quote: makeQuote(),
  lockoutEnd,
  slot: makeSlot({
    status: 'BOOKING' as const,
    lockoutEnd,
    serviceUpdatedDate: makeState().serviceUpdatedDate,
  }),
})
