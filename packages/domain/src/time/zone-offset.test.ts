import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTimeZone, zoneOffset } from './zone-offset.ts'

const zones = ['America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/Paris', 'UTC']
const instants = fc.integer({ min: Date.UTC(1999, 0), max: Date.UTC(2040, 0) })

function told(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  )
  const [, sign, hours, minutes] =
    parts.find(({ type }) => type === 'timeZoneName')?.value.match(/GMT([+-])(\d\d):(\d\d)/) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

test('a zone is ahead by what the platform says, asked twice', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const [first, again] = [zoneOffset(instant, zone) + 0, zoneOffset(instant, zone) + 0]
      expect([first, again]).toEqual(Array(2).fill(told(instant, zone)))
    }),
  )
})

test('a zone that changes at one past midnight changes in that minute', () => {
  const change = Date.UTC(2006, 3, 2, 3, 31)
  expect([-1, 0].map((before) => zoneOffset(change + before, 'America/St_Johns'))).toEqual([-210, -150])
})

test('a zone has a name', () => {
  expect(
    ['America/Chicago', 'america/chicago', 'UTC', 'EST5EDT', 'Etc/GMT+5'].filter(isTimeZone),
  ).toHaveLength(5)
  expect(['', 'Mars/Base', '+02:00', '-0330', '+05'].filter(isTimeZone)).toEqual([])
})
