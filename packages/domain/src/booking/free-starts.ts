import type { OpeningWindow, Schedule } from '../entities/schedule.ts'
import { weekdayOf } from '../time/days.ts'
import { clockMinutes, minutesClock } from '../time/minutes.ts'
import { MINUTE } from '../time/spans.ts'
import { wallTime } from '../time/wall-time.ts'

export interface BusyTime {
  startTime: string
  endTime: string
}

export interface StartTerms {
  day: string
  zone: string
  /** Minutes that must fit, e.g. the longest package. */
  length: number
  /** Minutes between two starts. */
  increment: number
  busy: readonly BusyTime[]
  /** No start before it (milliseconds): now and the minimum notice. */
  earliest: number
}

/** When the studio is open on a day; an exception for that day replaces its weekday's windows. */
export function openingWindows(schedules: readonly Schedule[], day: string): OpeningWindow[] {
  const exceptions = schedules.filter((schedule) => 'date' in schedule && schedule.date === day)
  if (exceptions.length > 0)
    return exceptions.flatMap((schedule) => ('windows' in schedule ? schedule.windows : []))
  const weekday = weekdayOf(day)
  return schedules.flatMap((schedule) =>
    'weekday' in schedule && schedule.weekday === weekday ? [{ from: schedule.from, to: schedule.to }] : [],
  )
}

interface Span {
  from: number
  to: number
}

const spanOf = ({ startTime, endTime }: BusyTime): Span => ({
  from: Date.parse(startTime),
  to: Date.parse(endTime),
})

const meet = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

export const overlaps = (one: BusyTime, other: BusyTime): boolean => meet(spanOf(one), spanOf(other))

/** What a window's clocks show, in milliseconds: counted from its opening where none of them is changed in between. */
function clocksOf({ from, to }: OpeningWindow, { day, zone }: StartTerms) {
  const shown = (clock: string): number | null => {
    const time = wallTime(day, clock, zone)
    return time === null ? null : Date.parse(time)
  }
  const [open, close] = [shown(from), shown(to)]
  const isPlain = open !== null && close === open + (clockMinutes(to) - clockMinutes(from)) * MINUTE
  const timeAt = (at: number): number | null =>
    isPlain ? open + (at - clockMinutes(from)) * MINUTE : shown(minutesClock(at))
  return { close, timeAt }
}

function startsIn(window: OpeningWindow, terms: StartTerms): number[] {
  const starts: number[] = []
  const { close, timeAt } = clocksOf(window, terms)
  const last = clockMinutes(window.to) - terms.length
  for (let at = clockMinutes(window.from); at <= last; at += terms.increment) {
    const start = timeAt(at)
    if (start === null) continue
    if (close === null || start + terms.length * MINUTE <= close) starts.push(start)
  }
  return starts
}

const known = new WeakMap<readonly BusyTime[], readonly Span[]>()

/** Each busy time is read once for all days that are looked through. */
function spansOf(busy: readonly BusyTime[]): readonly Span[] {
  const spans = known.get(busy) ?? busy.map(spanOf)
  known.set(busy, spans)
  return spans
}

/**
 * The starts (ISO) of a day at which a session fits between opening hours and busy times. A full half year is looked
 * through on the server while others wait: texts are made of the free ones alone.
 */
export function freeStarts(schedules: readonly Schedule[], terms: StartTerms): string[] {
  if (terms.length <= 0 || terms.increment <= 0) return []
  const starts = openingWindows(schedules, terms.day).flatMap((window) => startsIn(window, terms))
  if (starts.length === 0) return []
  const sessionFrom = (from: number): Span => ({ from, to: from + terms.length * MINUTE })
  const day = { from: Math.min(...starts), to: sessionFrom(Math.max(...starts)).to }
  const busy = spansOf(terms.busy).filter((span) => meet(span, day))
  const isFree = (from: number): boolean =>
    from >= terms.earliest && !busy.some((span) => meet(span, sessionFrom(from)))
  const free = [...new Set(starts)].filter(isFree).toSorted((one, other) => one - other)
  return free.map((start) => new Date(start).toISOString())
}
