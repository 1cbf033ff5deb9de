import {
  isInProgress,
  serviceState,
  type BookingRecord,
  type Service,
  type ServiceDate,
} from '@bellows/domain'
import { slotCounts, timesOf } from '../../booking/picker/slot-view.ts'

/** What the card offers below the price. */
export type Way =
  | 'resume'
  | 'paused'
  | 'waitlist'
  | 'soldOut'
  | 'inquiry'
  | 'oneTime'
  | 'withoutTime'
  | 'times'
  | 'fullSession'

export type WayFacts = Readonly<{
  service: Service
  dates: readonly ServiceDate[]
  record: BookingRecord | null | undefined
  hasOffer: boolean
  /** What is in progress is not what the visitor’s link stands for. */
  isElsewhere: boolean
  now: number
}>

const closed: ReadonlySet<Way> = new Set(['paused', 'waitlist', 'soldOut', 'inquiry'])

/** Something can be booked, so that what is left of it counts. */
export const offersBooking = (way: Way): boolean => !closed.has(way)

const isResumable = ({ service, record, isElsewhere }: WayFacts): boolean =>
  Boolean(record && !isElsewhere && isInProgress(record)) &&
  (Boolean(record?.slot) || service.options.isBookingWithoutTime)

function openWay({ service, hasOffer }: Pick<WayFacts, 'service' | 'hasOffer'>): Way {
  if (hasOffer) return 'oneTime'
  if (service.options.isBookingWithoutTime) return 'withoutTime'
  return service.isMiniSession ? 'times' : 'fullSession'
}

/** The one thing that can be done on a service page now. */
export const wayOf = (facts: WayFacts): Way => (isResumable(facts) ? 'resume' : wayAnew(facts))

function stateOf({ service, dates, now }: Pick<WayFacts, 'service' | 'dates' | 'now'>) {
  const counts = service.isMiniSession ? slotCounts(dates, now) : {}
  return serviceState({ ...service, ...counts })
}

/** No time is free, but somebody may yet leave theirs: others can wait for it on the list. */
export const mayWaitBeside = (facts: Pick<WayFacts, 'service' | 'dates' | 'now'>): boolean =>
  facts.service.options.isWaitlistEnabled && stateOf(facts) === 'beingBooked'

/** No date is left that anybody could come to: nothing was booked up, it is over. */
const isOver = ({ service, dates, now }: Pick<WayFacts, 'service' | 'dates' | 'now'>): boolean =>
  service.isMiniSession && timesOf(dates).every(({ startTime }) => Date.parse(startTime) <= now)

/** What can be done by whoever holds nothing. */
export function wayAnew(facts: Omit<WayFacts, 'record' | 'isElsewhere'>): Way {
  const { service } = facts
  const state = stateOf(facts)
  if (state === 'paused') return 'paused'
  const hasTimes = service.isMiniSession || service.availableSchedules.length > 0
  if (!hasTimes && state !== 'withoutTime') return 'inquiry'
  if (state === 'soldOut' && isOver(facts)) return 'paused'
  if (state === 'waitlist' || state === 'soldOut') return state
  return openWay(facts)
}
