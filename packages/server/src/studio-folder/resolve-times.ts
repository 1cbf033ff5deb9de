import { addDays, dayOf, wallTime, weekdayOf, isRecord } from '@bellows/domain'
import { FolderFault } from './folder-fault.ts'
import type { Place, Rewrite } from './rewrite-json.ts'

const DAYS = { d: 1, w: 7 } as const
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const names = new Set(['in', 'next', 'plus', 'at', 'inSeconds'])
const shiftPattern = /^(-?\d{1,4})([dw])$/
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?[+-]\d{2}:\d{2}$/

export interface Clock {
  /** Milliseconds; what relative times count from. */
  now: number
  zone: string
}

type Relative = Readonly<Record<string, unknown>>

function isRelative(value: unknown): value is Relative {
  if (!isRecord(value)) return false
  const keys = Object.keys(value)
  if (keys.length === 0 || keys.some((key) => !names.has(key))) return false
  const { in: shift, next, inSeconds } = value
  return isShift(shift) || weekdays.includes(String(next)) || typeof inSeconds === 'number'
}

const isShift = (value: unknown): value is string => typeof value === 'string' && shiftPattern.test(value)

function daysOf(shift: string): number {
  const [, count = '0', unit = 'd'] = shiftPattern.exec(shift) ?? []
  return Number(count) * DAYS[unit === 'w' ? 'w' : 'd']
}

/** The next such weekday, never today. */
function nextWeekday(today: string, name: string): string {
  const ahead = (weekdays.indexOf(name) + 1 - weekdayOf(today) + 7) % 7
  return addDays(today, ahead || 7)
}

function dayFor({ in: shift, next, plus }: Relative, { now, zone }: Clock): string {
  const today = dayOf(now, zone)
  const start = isShift(shift) ? addDays(today, daysOf(shift)) : nextWeekday(today, String(next))
  if (plus === undefined) return start
  if (!isShift(plus)) throw new RangeError('`plus` must be days or weeks, as in "8d" or "1w"')
  return addDays(start, daysOf(plus))
}

function resolved(value: Relative, clock: Clock): string {
  if (typeof value['inSeconds'] === 'number') {
    return new Date(clock.now + value['inSeconds'] * 1000).toISOString()
  }
  const day = dayFor(value, clock)
  const { at } = value
  if (at === undefined) return day
  if (typeof at !== 'string') throw new RangeError('`at` must be a wall time')
  const instant = wallTime(day, at, clock.zone)
  if (instant === null) throw new RangeError(`the clocks leap over ${at} on ${day}`)
  return instant
}

/**
 * Rewrites times to ISO, UTC: `{ "in": "12d", "at": "09:00" }`, `{ "next": "sat", "at": "09:00" }` with an
 * optional `"plus": "1w"`, `{ "inSeconds": 70 }`, or an absolute one with an offset. Without `at` it is a day.
 */
export function timeRewriter(file: string, clock: Clock): Rewrite {
  return (value: unknown, place: Place) => {
    if (typeof value === 'string' && withOffset.test(value)) return new Date(value).toISOString()
    if (!isRelative(value)) return undefined
    try {
      return resolved(value, clock)
    } catch (cause) {
      throw new FolderFault(file, place, cause instanceof Error ? cause.message : 'not a time')
    }
  }
}
