import { HOUR, MINUTE } from './spans.ts'

/** Minutes of an hour. */
export const HOUR_MINUTES = HOUR / MINUTE
/** Up to here photographers count in minutes. */
const MINUTES_UP_TO = 90

/** Whether a length is told in minutes; a longer one is told in hours. */
export const isToldInMinutes = (minutes: number): boolean => minutes <= MINUTES_UP_TO

/** An instant moved by elapsed minutes, ISO in and out. */
export function addMinutes(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * MINUTE).toISOString()
}

/** Minutes since midnight of a wall time `HH:mm`; `24:00` is the end of the day. */
export function clockMinutes(clock: string): number {
  return Number(clock.slice(0, 2)) * HOUR_MINUTES + Number(clock.slice(3, 5))
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The wall time `HH:mm` of so many minutes since midnight. */
export function minutesClock(minutes: number): string {
  return `${two(Math.floor(minutes / HOUR_MINUTES))}:${two(minutes % HOUR_MINUTES)}`
}
