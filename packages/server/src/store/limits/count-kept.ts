import { HOUR, SECOND } from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { countOrRefuse } from './rate-limit.ts'

/** Rows that a call leaves behind for whoever asks: a choice without time, a booking given up, an answer by its key. */
type Kept = 'choice' | 'given-up' | 'answer'

/** Far more than the pages of a visitor ask for, and of a few behind one address. */
const TIMES_BOOKINGS = 30

/**
 * Counts within the hour what is kept for an address, so that nobody fills the disk.
 * @throws Refusal 429
 */
export const countKept = ({ database, studio, address, settings }: Call, kept: Kept): Promise<void> =>
  countOrRefuse(database, {
    businessId: studio.id,
    bucket: `kept-${kept}`,
    address,
    most: TIMES_BOOKINGS * settings.bookingsPerHour,
    seconds: HOUR / SECOND,
  })
