import { addDays, DAY, dayOf, wallTime } from '@bellows/domain'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

const ZONE = 'America/Chicago'
const NOON = '12:00'
const YEAR = 366

const noonOf = (day: string) => Date.parse(wallTime(day, NOON, ZONE) ?? '')

/** The coming days, after tomorrow, on which the studio’s clocks change. */
function changeDays(now: number): string[] {
  const first = addDays(dayOf(now, ZONE), 2)
  const days = Array.from({ length: YEAR }, (_, index) => addDays(first, index))
  return days.filter((day) => noonOf(day) - noonOf(addDays(day, -1)) !== DAY)
}

/** In spring an hour is left out, in autumn one comes twice: the times of a day’s plan, and the names of their zones. */
export const changes = changeDays(Date.now())
  .slice(0, 2)
  .map((day) =>
    noonOf(day) - noonOf(addDays(day, -1)) < DAY
      ? ({ season: 'spring', day, first: '03:00', time: '3:00 AM', zone: 'CDT' } as const)
      : ({ season: 'autumn', day, first: '01:00', time: '2:00 AM', zone: 'CST' } as const),
  )

export const slugOf = (season: string): string => `${season}-minis`

const serviceOf = ({ season, day, first }: (typeof changes)[number]) => ({
  name: `Minis in ${season}`,
  calendarId: season,
  createdDate: { in: '-30d', at: '09:00' },
  type: 'SINGLE_PACKAGE',
  tax: 'EXCLUDE',
  isMiniSession: true,
  options: {},
  packages: [{ id: season, name: 'Whole', type: 'SINGLE', totalFee: '100.00', shootDuration: 20 }],
  serviceDates: [
    { id: `${season}-day`, location: 'The field', plan: { day, first, count: 3, length: 20, gap: 10 } },
  ],
})

/** A service on each of the days on which the clocks change. */
export function writeClockChanges(folder: string): void {
  for (const change of changes)
    writeFileSync(
      path.join(folder, `services/${slugOf(change.season)}.json`),
      JSON.stringify(serviceOf(change)),
    )
}
