import type { ApiError } from '@bellows/api'
import type { BookingRecord, Quote, Service, Session, SessionEvent, Step } from '@bellows/domain'
import { createContext, use } from 'react'
import type { HeldBooking } from '../queries.ts'
import type { BookingBase } from './flow.ts'

/** What stands between the visitor and the next step; shown as a dialog. */
export type Trouble =
  | Readonly<{ kind: 'taken'; startTime: string | null }>
  | Readonly<{ kind: 'failed'; message: string; requestId: string }>
  | Readonly<{ kind: 'expired' }>

/** What changed underneath; stands above the heading. */
export type Notice =
  | Readonly<{ kind: 'price'; before: Quote; after: Quote }>
  | Readonly<{ kind: 'steps'; added: Step | null }>
  | Readonly<{ kind: 'packageGone'; name: string }>
  | Readonly<{ kind: 'required'; step: Step }>

export type Booking = Readonly<{
  base: BookingBase
  service: Service
  /** `undefined` until the browser's storage has been read. */
  record: BookingRecord | null | undefined
  isElsewhere: boolean
  /** The server's last word on the hold; `null` without one or before the answer. */
  state: HeldBooking | null
  stateError: ApiError | null
  reloadState: () => void
  /** A change of the hold is on its way: its total is not known. */
  isUpdating: boolean
  /** Runs one change of the hold after the other. */
  inTurn: <Answer>(work: () => Promise<Answer>) => Promise<Answer>
  session: Session
  tell: (event: SessionEvent) => void
  trouble: Trouble | null
  setTrouble: (trouble: Trouble | null) => void
  notice: Notice | null
  setNotice: (notice: Notice | null) => void
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
