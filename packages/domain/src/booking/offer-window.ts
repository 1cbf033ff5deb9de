import { DAY, HOUR, MINUTE } from '../time/spans.ts'

const LONGEST = DAY
const SHORTEST = HOUR
/** The part of the time that is left until the shoot which one guest may take to think. */
const SHARE = 4

/**
 * Until when (milliseconds) a freed slot is kept for a guest of the waitlist: a day, but no more than a quarter of
 * what is left until it starts, at least an hour, and never past its start. `null` within the minimum notice
 * (minutes), when nobody is asked any more.
 */
export function offerEnd(now: number, start: number, minimumNotice: number): number | null {
  const left = start - now
  if (left <= 0 || left < minimumNotice * MINUTE) return null
  const window = Math.min(LONGEST, Math.max(SHORTEST, Math.floor(left / SHARE)))
  return Math.min(now + window, start)
}
