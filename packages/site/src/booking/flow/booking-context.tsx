import type { ApiError } from '@bellows/api'
import type { BookingRecord, PriceNews, Service, Step } from '@bellows/domain'
import { createContext, use } from 'react'
import type { HeldBooking } from '../queries.ts'
import { plainEntry, type BookingEntry } from './entry.ts'
import type { FlowTerms } from './flow.ts'
import type { BookingBase } from './home.ts'

/** What a press has met; shown as a dialog. */
export type Trouble =
  | Readonly<{ kind: 'taken'; startTime: string | null }>
  | Readonly<{ kind: 'failed'; message: string; requestId: string; isNetwork: boolean; isLogout?: boolean }>
  | Readonly<{ kind: 'expired' }>

/** A chosen add-on that the studio offers no more, or not as often. */
export type LostAddon = Readonly<{ name: string; left: number }>

/** What changed underneath; stands above the heading. */
export type Notice =
  | (Readonly<{ kind: 'price' }> & Pick<PriceNews, 'change' | 'chosen'>)
  | Readonly<{ kind: 'steps'; added: Step | null }>
  | Readonly<{ kind: 'packageGone'; name: string }>
  | Readonly<{ kind: 'addonsGone'; lost: readonly LostAddon[] }>
  | Readonly<{ kind: 'required'; step: Step }>
  | Readonly<{ kind: 'wentOn' }>
  | Readonly<{ kind: 'chosenElsewhere' }>

/** What lives as long as the page: nothing of it can be asked of the server or of storage. */
export type Visit = Readonly<{
  trouble: Trouble | null
  /** One of each kind. */
  notices: readonly Notice[]
  /** The package whose discount had its last place taken while it was chosen. */
  lostPlace: string | null
  /** The `lockoutEnd` for which the visitor wanted no more time. */
  declined: string | null
  isPaying: boolean
}>

/** A higher price has to be agreed to. */
export const isRise = (notice: Notice): boolean => notice.kind === 'price' && notice.change === 'rose'

export const freshVisit: Visit = {
  trouble: null,
  notices: [],
  lostPlace: null,
  declined: null,
  isPaying: false,
}

export type VisitChange = Partial<Visit> &
  Readonly<{
    /** Joins those that stand, in place of one of its kind. */
    notice?: Notice
    /** Notices that are taken away. */
    seen?: readonly Notice[]
  }>

/** The server's word on the hold. */
export type Hold = Readonly<{
  /** `null` without a hold, or before the answer. */
  state: HeldBooking | null
  error: ApiError | null
  reload: () => void
  /** A change of the hold is on its way: its total is not known. */
  isUpdating: boolean
  /** Runs one change of the hold after the other; one that is quiet leaves the total as it is. */
  inTurn: <Answer>(work: () => Promise<Answer>, isQuiet?: boolean) => Promise<Answer>
}>

/** What the link that was followed knows: `null` until the server has said it, a failure where it could not. */
export type EntryAnswer = Readonly<{ entry: BookingEntry | null; error: ApiError | null; reload: () => void }>

export type Booking = Readonly<{
  base: BookingBase
  service: Service
  entry: EntryAnswer
  /** `undefined` until the browser's storage has been read. */
  record: BookingRecord | null | undefined
  isElsewhere: boolean
  /** What this browser had kept of a booking could not be read. */
  isDropped: boolean
  /** The server knew the visitor no longer, and what was in progress went. */
  isLoggedOut: boolean
  /** The time that was held is another’s. */
  isTimeGone: boolean
  /** Another tab has given the held time up. */
  isLetGo: boolean
  hold: Hold
  visit: Visit
  note: (change: VisitChange) => void
  /** Those that stand at this moment, which a press may not have seen. */
  latestNotices: () => readonly Notice[]
  /** Says a text to screen readers, politely or at once. */
  say: (message: string, politeness?: 'polite' | 'assertive') => void
}>

const BookingContext = createContext<Booking | null>(null)
export const BookingContextProvider = BookingContext.Provider

export function useBooking(): Booking {
  const booking = use(BookingContext)
  if (!booking) throw new Error('A booking screen needs a BookingProvider above it')
  return booking
}

/** What decides the steps of the booking, as far as it is known. */
export function useTerms(): FlowTerms {
  const { service, entry } = useBooking()
  return { service, entry: entry.entry ?? plainEntry }
}
