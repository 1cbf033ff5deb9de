import { isInProgress, type BookingRecord } from '@bellows/domain'
import { emptyRecord, isSameBooking, parseRecord, type Owner } from './booking-record.ts'
import { watchedPlace, type Place } from './record-place.ts'
import { storedText } from './stored-record.ts'

export type Kept = Readonly<{
  record: BookingRecord | null
  /** Another tab has gone on with another booking; ours is not written until it is taken back. */
  isElsewhere: boolean
  /** What the browser had kept could not be read, and is gone. */
  isDropped: boolean
  /** The server knew its visitor no longer, and what was in progress went; said until the next booking is begun. */
  isLoggedOut: boolean
  /** The record is as another tab has left it. */
  isFollowed: boolean
  /** The time that was held is another’s; said until the next one is asked for. */
  isTimeGone: boolean
  /** Another tab has given the held time up; said until the next one is asked for. */
  isLetGo: boolean
}>

const keptAs = (record: BookingRecord | null, more: Partial<Kept> = {}): Kept => ({
  record,
  isElsewhere: false,
  isDropped: false,
  isLoggedOut: false,
  isFollowed: false,
  isTimeGone: false,
  isLetGo: false,
  ...more,
})

export type Asked = NonNullable<BookingRecord['asked']>

export interface RecordStore {
  get: () => Kept
  /**
   * Keeps what was typed or learnt. While another tab's booking stands it is kept in this one alone, and what is given
   * up here leaves that booking as it is.
   */
  put: (record: BookingRecord | null, why?: Pick<Kept, 'isTimeGone'>) => void
  /** Keeps what was just held here, whatever another tab has written. */
  take: (record: BookingRecord) => void
  /**
   * What the next hold, of the slot or service `id`, is asked for with: the record's token, else one that stays the
   * same until a hold is answered, over a reload too, and a turn that is higher than any before. It counts from `now`,
   * the server's milliseconds, since a link's token is asked with in other browsers too.
   */
  ask: (owner: Owner, id: string, now: number) => Asked
  /** Takes what the other tab wrote. */
  adopt: () => void
  subscribe: (listener: () => void) => () => void
}

const TOKEN_BYTES = 24

const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** What is booked ends no other booking: one of another service, or by another link. */
const isBookedBeside = (own: BookingRecord, other: BookingRecord): boolean =>
  other.status === 'BOOKED' &&
  (own.serviceId !== other.serviceId || JSON.stringify(own.link) !== JSON.stringify(other.link))

const isForeign = (own: BookingRecord | null, other: BookingRecord | null): boolean =>
  own !== null &&
  isInProgress(own) &&
  other !== null &&
  !isSameBooking(own, other) &&
  (isInProgress(other) || isBookedBeside(own, other))

/** What the server's word on a hold depends on. */
const choiceOf = ({ selectedPackage, addons, addedTime }: BookingRecord): string =>
  JSON.stringify([selectedPackage, addons, addedTime])
const isChosenAnew = (own: BookingRecord | null, other: BookingRecord): boolean =>
  own !== null && other.status !== 'BOOKED' && choiceOf(own) !== choiceOf(other)

/** What is written beside a booking that stands, as answers are, books nothing. */
const isBookedAnew = (own: BookingRecord | null, other: BookingRecord): boolean =>
  other.status === 'BOOKED' && (own?.status !== 'BOOKED' || own.orderId !== other.orderId)

const turnOf = (record: BookingRecord | null): number => record?.asked?.turn ?? 0

/** Without a token of its own a visitor whose first answer is lost would be told that someone else has the time. */
function tokenOf({ status, slot, asked, holdToken }: BookingRecord, id: string): string {
  const held = status === 'BOOKED' ? null : holdToken
  const own = asked ? asked.token : held
  // The secret of a link that was followed opens its own time alone.
  return (slot?.id === id ? (held ?? own) : own) ?? newToken()
}

/** The next turn's token, and the record that asks: it keeps the visitor's own token, never a link's. */
function askedAgain(record: BookingRecord, { id, turn }: Readonly<{ id: string; turn: number }>) {
  const token = tokenOf(record, id)
  const asked = { token: record.asked ? record.asked.token : token, turn }
  return { token, next: { ...record, asked } }
}

/** What cannot be read is dropped from `place`. */
function readKept(place: Pick<Place, 'read' | 'write'>, businessId: string): Kept {
  const text = place.read()
  const record = parseRecord(text, businessId)
  const isDropped = text !== null && record === null
  if (isDropped) place.write(null)
  return keptAs(record, { isDropped })
}

/** What is typed or learnt beside it does not take the word of a lost time away. */
const staysSaid = ({ isTimeGone, isLetGo }: Kept, record: BookingRecord | null) =>
  record !== null && !isInProgress(record) ? { isTimeGone, isLetGo } : {}

/** The booking of this tab was started over in the other, or lost its time there. */
const isStartedOver = (own: BookingRecord | null, other: BookingRecord | null): boolean =>
  own !== null && isInProgress(own) && other?.serviceId === own.serviceId && other.status === null

/** Who loses a time tries what was chosen with the next one; who starts over chooses anew. */
const whyOver = (other: BookingRecord | null): Partial<Kept> =>
  other?.selectedPackage ? { isTimeGone: true } : { isLetGo: true }

/** What is said of the booking once another tab has written. */
const said = (own: Kept, other: BookingRecord | null): Partial<Kept> => ({
  isFollowed: true,
  ...(isStartedOver(own.record, other) ? whyOver(other) : staysSaid(own, other)),
})

/** What is said of a record that was taken away. */
const loggedOut = ({ record, isLoggedOut }: Kept): Partial<Kept> => ({
  isLoggedOut: isLoggedOut || (record !== null && isInProgress(record)),
})

/** Those who look; while there are some, what `begin` began goes on. */
function audienceOf(begin: () => () => void) {
  const listeners = new Set<() => void>()
  let end: (() => void) | undefined
  return {
    isThere: () => end !== undefined,
    tell: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      end ??= begin()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        end?.()
        end = undefined
      }
    },
  }
}

/**
 * Keeps one booking record in `given`, and in step with other tabs. `onElsewhere` is told before those who look when
 * another tab has booked, or chosen otherwise.
 */
export function createRecordStore(
  given: Place,
  businessId: string,
  onElsewhere: (what: 'booked' | 'chosen') => void = () => undefined,
): RecordStore {
  const place = watchedPlace(given)
  const stored = () => parseRecord(place.read(), businessId)
  let kept: Kept | undefined
  const get = () => {
    // Nothing tells what other tabs write while nobody looks.
    const news = kept && !audience.isThere() ? place.news() : undefined
    if (news !== undefined) hear(news)
    return (kept ??= readKept(place, businessId))
  }
  const set = (next: Kept) => {
    kept = next
    audience.tell()
  }
  const hear = (text: string | null) => {
    const other = parseRecord(text, businessId)
    const { record } = get()
    turn = Math.max(turn, turnOf(other))
    const isBeside = isForeign(record, other)
    if (other && !isBeside && isBookedAnew(record, other)) onElsewhere('booked')
    else if (other && isChosenAnew(record, other)) onElsewhere('chosen')
    if (isBeside) return set(keptAs(record, { isElsewhere: true }))
    set(keptAs(other, text === null ? loggedOut(get()) : said(get(), other)))
  }
  /** The highest that was heard of. */
  let turn = 0
  const write = (record: BookingRecord | null) => place.write(record && storedText(record))
  const take = (record: BookingRecord | null, why?: Pick<Kept, 'isTimeGone'>) => {
    write(record)
    set(keptAs(record, { ...staysSaid(get(), record), ...why }))
  }
  const adopt = () => {
    // A place that takes nothing would have us forget what it could not keep.
    if (get().isElsewhere || place.news() !== undefined) set(keptAs(stored()))
  }
  const audience = audienceOf(() => {
    // Ours is known before another tab writes over it.
    get()
    return place.listen(hear)
  })
  return {
    get,
    ask: (owner, id, now) => {
      const { record, isElsewhere } = get()
      turn = Math.max(turn, turnOf(record), turnOf(stored()), Math.round(now)) + 1
      const { token, next } = askedAgain(record ?? emptyRecord(owner), { id, turn })
      // Another tab's booking is written over only once a time is held here.
      if (!isElsewhere) write(next)
      set(keptAs(next, { isElsewhere }))
      return { token, turn }
    },
    put: (record, why) => {
      if (!get().isElsewhere || record?.status === 'BOOKED') take(record, why)
      else if (record && isInProgress(record)) set(keptAs(record, { isElsewhere: true }))
      else adopt()
    },
    take,
    adopt,
    subscribe: audience.subscribe,
  }
}
