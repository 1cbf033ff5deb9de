import { expect, test } from 'vitest'
import type { Schedule } from '../entities/schedule.ts'
import { clockOf } from '../time/days.ts'
import { freeStarts, openingWindows, type StartTerms } from './free-starts.ts'

const schedules: Schedule[] = [
  { weekday: 6, from: '09:00', to: '12:00' },
  { weekday: 6, from: '14:00', to: '15:30' },
  { date: '2030-02-09', windows: [] },
  { date: '2030-02-16', windows: [{ from: '10:00', to: '11:00' }] },
]
const terms: StartTerms = {
  day: '2030-02-02',
  zone: 'America/Chicago',
  length: 75,
  increment: 30,
  busy: [],
  earliest: 0,
}
const clocks = (over: Partial<StartTerms> = {}): string[] =>
  freeStarts(schedules, { ...terms, ...over }).map((start) => clockOf(Date.parse(start), terms.zone))

test('starts step through the windows and leave room for the session', () => {
  expect(clocks()).toEqual(['09:00', '09:30', '10:00', '10:30', '14:00'])
})

test('an exception replaces the weekday', () => {
  expect(openingWindows(schedules, '2030-02-09')).toEqual([])
  expect(clocks({ day: '2030-02-16', length: 60 })).toEqual(['10:00'])
  expect(clocks({ day: '2030-02-03' })).toEqual([])
})

test('busy times are kept clear, touching ones are not in the way', () => {
  const busy = [{ startTime: '2030-02-02T16:15:00Z', endTime: '2030-02-02T16:30:00Z' }]
  expect(clocks({ busy })).toEqual(['09:00', '10:30', '14:00'])
})

test('a busy time is read once a day, however many starts it may be in the way of', () => {
  let reads = 0
  const times = { startTime: '2030-02-02T15:00:00Z', endTime: '2030-02-02T22:00:00Z' }
  const busy = {
    get startTime() {
      reads += 1
      return times.startTime
    },
    endTime: times.endTime,
  }
  expect(clocks({ busy: [busy], increment: 5 })).toEqual([])
  expect(reads).toBe(1)
  clocks({ busy: [busy], day: '2030-02-03' })
  expect(reads).toBe(1)
})

test('nor is it read anew for each day that is looked through', () => {
  let reads = 0
  const busy = {
    get startTime() {
      reads += 1
      return '2030-02-02T15:00:00Z'
    },
    endTime: '2030-02-09T22:00:00Z',
  }
  const all = [busy]
  expect(['2030-02-02', '2030-02-16'].map((day) => clocks({ busy: all, day, length: 60 }))).toEqual([
    [],
    ['10:00'],
  ])
  expect(reads).toBe(1)
})

test('nothing begins before the notice is over', () => {
  expect(clocks({ earliest: Date.parse('2030-02-02T16:30:00Z') })).toEqual(['10:30', '14:00'])
})

test('on the day of a clock change only real times are offered', () => {
  const night: Schedule[] = [{ weekday: 7, from: '01:00', to: '04:00' }]
  const starts = freeStarts(night, { ...terms, day: '2030-03-10', length: 30 })
  expect(starts.map((start) => clockOf(Date.parse(start), terms.zone))).toEqual([
    '01:00',
    '01:30',
    '03:00',
    '03:30',
  ])
})

test('a session ends before closing by the clock, not by counting hours', () => {
  const night: Schedule[] = [{ weekday: 7, from: '01:00', to: '03:00' }]
  const starts = freeStarts(night, { ...terms, day: '2030-03-10', length: 60 })
  expect(starts.map((start) => clockOf(Date.parse(start), terms.zone))).toEqual(['01:00'])
})

test('no length or step: no starts', () => {
  expect(clocks({ length: 0 })).toEqual([])
  expect(clocks({ increment: 0 })).toEqual([])
})
