/** Minutes that a hold lasts, and that each extension adds. */
export const HOLD_MINUTES = 15
export const EXTENSION_MINUTES = 15

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Before the end at which the visitor is asked for more time. */
export const PROMPT_BEFORE = 60 * SECOND
/** Before the end at which an extension becomes possible. */
export const EXTENDABLE_BEFORE = 2 * MINUTE

/** The clock of one hold; times are the server's, in milliseconds. */
export interface Session {
  lockoutEnd: number | null
  addedTime: number | null
  extensionsLeft: number
  /** The `lockoutEnd` for which the visitor wanted no more time. */
  declined: number | null
  isPaying: boolean
  isBooked: boolean
}

export type SessionEvent =
  | { type: 'held'; lockoutEnd: number; extensionsLeft: number }
  | { type: 'extended'; lockoutEnd: number; extensionsLeft: number }
  | { type: 'declined' }
  | { type: 'paymentStarted' }
  | { type: 'paymentEnded' }
  | { type: 'booked' }
  | { type: 'reset' }

export const idleSession: Session = {
  lockoutEnd: null,
  addedTime: null,
  extensionsLeft: 0,
  declined: null,
  isPaying: false,
  isBooked: false,
}

/** The clock after something happened to the hold. */
export function session(state: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'held': {
      // Choosing a package holds again: the same hold, whose answers to the prompt still stand.
      const base = event.lockoutEnd === state.lockoutEnd ? state : idleSession
      return { ...base, lockoutEnd: event.lockoutEnd, extensionsLeft: event.extensionsLeft }
    }
    case 'extended':
      return {
        ...state,
        lockoutEnd: event.lockoutEnd,
        addedTime: event.lockoutEnd,
        extensionsLeft: event.extensionsLeft,
        declined: null,
      }
    case 'declined':
      return { ...state, declined: state.lockoutEnd }
    case 'paymentStarted':
      return { ...state, isPaying: true }
    case 'paymentEnded':
      return { ...state, isPaying: false }
    case 'booked':
      return { ...state, isBooked: true, isPaying: false }
    case 'reset':
      return idleSession
  }
  return event satisfies never
}

export type SessionNotice =
  | { kind: 'none' }
  | { kind: 'prompt'; secondsLeft: number; isExtendable: boolean }
  | { kind: 'expired' }

/** The dialog that a moment of the server's time asks for; a payment under way is waited for. */
export function sessionNotice(state: Session, now: number): SessionNotice {
  if (state.isBooked || state.lockoutEnd === null) return { kind: 'none' }
  const left = state.lockoutEnd - now
  if (left <= 0) return state.isPaying ? { kind: 'none' } : { kind: 'expired' }
  if (left > PROMPT_BEFORE || state.declined === state.lockoutEnd) return { kind: 'none' }
  return { kind: 'prompt', secondsLeft: Math.ceil(left / SECOND), isExtendable: state.extensionsLeft > 0 }
}

export type TimeLeft =
  | { unit: 'minutes'; minutes: number }
  /** The last two minutes, to be shown as m:ss. */
  | { unit: 'seconds'; minutes: number; seconds: number; isExtendable: boolean }

/** What the hold timer shows; `null` without a running hold. Whole minutes are rounded up. */
export function timeLeft(state: Session, now: number): TimeLeft | null {
  if (state.isBooked || state.lockoutEnd === null || now >= state.lockoutEnd) return null
  const left = state.lockoutEnd - now
  if (left >= EXTENDABLE_BEFORE) return { unit: 'minutes', minutes: Math.ceil(left / MINUTE) }
  const seconds = Math.ceil(left / SECOND)
  return {
    unit: 'seconds',
    minutes: Math.floor(seconds / 60),
    seconds: seconds % 60,
    isExtendable: state.extensionsLeft > 0,
  }
}

/** Minutes left at which the timer speaks. */
const spoken = [5, 2]

/** The minute mark passed between two looks at the clock, or `null`. */
export function spokenMinutes(state: Session, before: number, now: number): number | null {
  const end = state.lockoutEnd
  if (state.isBooked || end === null) return null
  return spoken.find((minutes) => before < end - minutes * MINUTE && now >= end - minutes * MINUTE) ?? null
}
