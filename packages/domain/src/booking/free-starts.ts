import type { OpeningWindow, Schedule } from '../entities/schedule.ts'
import { weekdayOf } from '../time/days.ts'
import { addMinutes, clockMinutes, minutesClock } from '../time/minutes.ts'
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

function startsIn(window: OpeningWindow, terms: StartTerms): string[] {
  const starts: string[] = []
  const close = wallTime(terms.day, window.to, terms.zone)
  const last = clockMinutes(window.to) - terms.length
  for (let at = clockMinutes(window.from); at <= last; at += terms.increment) {
    const startTime = wallTime(terms.day, minutesClock(at), terms.zone)
    if (startTime === null) continue
    const isOpen = close === null || addMinutes(startTime, terms.length) <= close
    if (isOpen) starts.push(startTime)
  }
  return starts
}

/** The starts (ISO) of a day at which a session fits between opening hours and busy times. */
export function freeStarts(schedules: readonly Schedule[], terms: StartTerms): string[] {
  if (terms.length <= 0 || terms.increment <= 0) return []
  const starts = openingWindows(schedules, terms.day).flatMap((window) => startsIn(window, terms))
  // A full half year is looked through on the server while others wait: each busy time is read once, not for each start.
  const busy = starts.length > 0 ? terms.busy.map(spanOf) : []
  const isFree = (startTime: string): boolean => {
    const wanted = spanOf({ startTime, endTime: addMinutes(startTime, terms.length) })
    return wanted.from >= terms.earliest && !busy.some((span) => meet(span, wanted))
  }
  return [...new Set(starts)].filter(isFree).toSorted()
}
