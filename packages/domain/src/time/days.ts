import { DAY } from './spans.ts'
import { wallClock } from './zone-offset.ts'

const parse = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const write = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The calendar day `YYYY-MM-DD` of an instant (milliseconds) in a zone. */
export function dayOf(instant: number, zone: string): string {
  return write(wallClock(instant, zone))
}

/** The wall time `HH:mm` of an instant (milliseconds) in a zone. */
export function clockOf(instant: number, zone: string): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(11, 16)
}

export function addDays(day: string, days: number): string {
  return write(parse(day) + days * DAY)
}

/** Whole days from one calendar day to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return (parse(to) - parse(from)) / DAY
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(parse(day)).getUTCDay() || 7
}

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = parse(text)
  return !Number.isNaN(time) && write(time) === text
}
