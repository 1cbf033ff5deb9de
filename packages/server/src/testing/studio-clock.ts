import { addDays, dayOf, wallTime } from '@bellows/domain'

const zone = 'America/Chicago'

/** The studio's day, so many days from now. */
export const studioDay = (days = 0): string => addDays(dayOf(Date.now(), zone), days)

/** The instant at which its clocks show this. */
export function studioTime(clock: string, day = studioDay()): Date {
  const instant = wallTime(day, clock, zone)
  if (instant === null) throw new Error(`the clocks leap over ${clock} on ${day}`)
  return new Date(instant)
}
