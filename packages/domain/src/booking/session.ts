import type { BookingRecord } from '../entities/booking-record.ts'
import type { BookingState } from '../entities/booking-state.ts'
import { MINUTE, SECOND } from '../time/spans.ts'

/** Minutes that a hold lasts, and that each extension adds. */
export const HOLD_MINUTES = 15
export const EXTENSION_MINUTES = 15

const MINUTE_SECONDS = MINUTE / SECOND

/** Seconds before the end at which the visitor is asked for more time. */
export const PROMPT_BEFORE = 60
/** Seconds before the end at which an extension becomes possible. */
export const EXTENDABLE_BEFORE = 2 * MINUTE_SECONDS

/** What is known of a hold; whatever stands on the screen about its time follows from this and the clock. */
export type SessionFacts = Readonly<{
  /** What the browser keeps of the booking. */
  record: Readonly<Pick<BookingRecord, 'status' | 'holdToken' | 'slot' | 'addedTime'>> | null
  /** The server’s last word: `null` before it has come, `gone` where it knows no such time. */
  answer:
    | Readonly<Pick<BookingState, 'lockoutEnd' | 'extensionsLeft'> & { isHeldByYou: boolean }>
    | 'gone'
    | null
  /** The `lockoutEnd` for which the visitor wanted no more time. */
  declined: string | null
  /** A payment is under way: its answer is waited for. */
  isPaying: boolean
}>

export type HeldSession = Readonly<{
  kind: 'held'
  secondsLeft: number
  isExtendable: boolean
  /** The visitor is asked for more time. */
  isPrompting: boolean
}>

export type Session =
  | Readonly<{ kind: 'none' | 'expired' }>
  | Readonly<{ kind: 'taken'; startTime: string | null }>
  | HeldSession

/** A booking that is neither finished nor given up. */
export const isInProgress = ({ status, holdToken }: Pick<BookingRecord, 'status' | 'holdToken'>): boolean =>
  status === 'BOOKING' && holdToken !== null

type KnownRecord = NonNullable<SessionFacts['record']>

/** Until when the browser may count on its time: the server’s word, else what was last kept of it. */
export function lockoutEndOf({ record, answer }: Pick<SessionFacts, 'record' | 'answer'>): string | null {
  if (answer && answer !== 'gone' && answer.isHeldByYou) return answer.lockoutEnd
  return record?.addedTime ?? record?.slot?.lockoutEnd ?? null
}

/** Why a hold that the browser remembers is no longer its own. */
function lossOf(record: KnownRecord, end: string | null, now: number): Session {
  const isTimeUp = end === null || now >= Date.parse(end)
  return isTimeUp ? { kind: 'expired' } : { kind: 'taken', startTime: record.slot?.startTime ?? null }
}

const none: Session = { kind: 'none' }

type Answer = Exclude<SessionFacts['answer'], 'gone' | null>

function runningOf({ lockoutEnd, extensionsLeft }: Answer, declined: string | null, now: number): Session {
  if (lockoutEnd === null) return none
  const secondsLeft = Math.ceil((Date.parse(lockoutEnd) - now) / SECOND)
  if (secondsLeft <= 0) return { kind: 'expired' }
  return {
    kind: 'held',
    secondsLeft,
    isExtendable: extensionsLeft > 0,
    isPrompting: secondsLeft <= PROMPT_BEFORE && declined !== lockoutEnd,
  }
}

/** Where the hold stands at a moment of the server’s time, in milliseconds. */
export function sessionOf(facts: SessionFacts, now: number): Session {
  const { record, answer, declined, isPaying } = facts
  if (!record || !isInProgress(record) || answer === null) return none
  const isLost = answer === 'gone' || !answer.isHeldByYou
  const session = isLost ? lossOf(record, lockoutEndOf(facts), now) : runningOf(answer, declined, now)
  return isPaying && session.kind !== 'held' ? none : session
}

export type TimeLeft =
  | Readonly<{ unit: 'minutes'; minutes: number }>
  /** The last two minutes, to be shown as m:ss. */
  | Readonly<{ unit: 'seconds'; minutes: number; seconds: number; isExtendable: boolean }>

/** What the hold timer shows; `null` without a running hold. Whole minutes are rounded up. */
export function timeLeft(session: Session): TimeLeft | null {
  if (session.kind !== 'held') return null
  const { secondsLeft, isExtendable } = session
  if (secondsLeft >= EXTENDABLE_BEFORE)
    return { unit: 'minutes', minutes: Math.ceil(secondsLeft / MINUTE_SECONDS) }
  return {
    unit: 'seconds',
    minutes: Math.floor(secondsLeft / MINUTE_SECONDS),
    seconds: secondsLeft % MINUTE_SECONDS,
    isExtendable,
  }
}

/** Minutes left at which the timer speaks; in the last one only where the dialog for more time does not. */
const spoken = [1, 2, 5]

/** Minutes to be said at a mark, as they are by then; `null` where the dialog for more time says them. */
export const spokenMinutes = (session: Session): number | null =>
  session.kind === 'held' && !session.isPrompting ? Math.ceil(session.secondsLeft / MINUTE_SECONDS) : null

/** The nearest mark that the time left has reached, or `null`; it is said when it changes. */
export function reachedMark(session: Session): number | null {
  if (session.kind !== 'held') return null
  const mark = spoken.find((minutes) => session.secondsLeft <= minutes * MINUTE_SECONDS) ?? null
  return mark === 1 && session.isPrompting ? 2 : mark
}
