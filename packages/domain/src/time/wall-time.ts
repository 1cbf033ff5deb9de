import { MINUTE, DAY } from './spans.ts'
import { zoneOffset } from './zone-offset.ts'

/**
 * The instant (ISO, UTC) at which the clocks of a zone show a day and time. `null` for a time that
 * the clocks leap over; of a time they show twice the earlier one.
 */
export function wallTime(day: string, clock: string, zone: string): string | null {
  const wall = Date.parse(`${day}T${clock}:00Z`)
  if (Number.isNaN(wall)) throw new RangeError(`Not a wall time: ${day} ${clock}`)
  // A day on either side lies beyond every offset, so both rules around a change are tried.
  const offsets = [zoneOffset(wall - DAY, zone), zoneOffset(wall + DAY, zone)]
  const instants = offsets
    .filter((offset) => zoneOffset(wall - offset * MINUTE, zone) === offset)
    .map((offset) => wall - offset * MINUTE)
  return instants.length === 0 ? null : new Date(Math.min(...instants)).toISOString()
}
