import { describe, expect, test } from 'vitest'
import { makeRecord, makeService, makeSlot, NOW, oneDate } from '../../booking/testing/fixtures.ts'
import { mayWaitBeside, wayOf } from './way.ts'

const facts = {
  service: makeService(),
  dates: [oneDate([makeSlot()])],
  record: null,
  hasOffer: false,
  isElsewhere: false,
  now: NOW,
}
const DAY = 86_400_000
const booked = [oneDate([makeSlot({ status: 'BOOKED' })])]
const held = [oneDate([makeSlot({ status: 'BOOKING', lockoutEnd: '2030-01-15T10:10:00Z' })])]
const withOptions = (options: object) =>
  makeService({
    options: { isPaused: false, isWaitlistEnabled: false, isBookingWithoutTime: false, ...options },
  })

describe('what a service page offers', () => {
  test.each([
    ['free times', facts, 'times'],
    ['a time that is held already', { ...facts, record: makeRecord() }, 'resume'],
    ['a booking that was finished', { ...facts, record: makeRecord({ status: 'BOOKED' }) }, 'times'],
    [
      'another time by its link',
      { ...facts, record: makeRecord(), isElsewhere: true, hasOffer: true },
      'oneTime',
    ],
    ['one time by its link', { ...facts, hasOffer: true }, 'oneTime'],
    ['every time merely held', { ...facts, dates: held }, 'times'],
    ['every time booked', { ...facts, dates: booked }, 'soldOut'],
    ['dates that are past', { ...facts, now: NOW + 30 * DAY, dates: booked }, 'paused'],
    ['no dates yet', { ...facts, dates: [] }, 'paused'],
    [
      'every time booked, with a waitlist',
      { ...facts, dates: booked, service: withOptions({ isWaitlistEnabled: true }) },
      'waitlist',
    ],
    ['a pause', { ...facts, service: withOptions({ isPaused: true }) }, 'paused'],
    [
      'a booking without time',
      { ...facts, service: { ...withOptions({ isBookingWithoutTime: true }), isMiniSession: false } },
      'withoutTime',
    ],
    [
      'neither dates nor opening hours',
      { ...facts, service: makeService({ isMiniSession: false }) },
      'inquiry',
    ],
    [
      'opening hours',
      {
        ...facts,
        service: makeService({
          isMiniSession: false,
          numberOfSlotsAvailable: 3,
          availableSchedules: [{ weekday: 6, from: '09:00', to: '17:00' }],
        }),
      },
      'fullSession',
    ],
  ])('%s', (_, given, way) => {
    expect(wayOf(given)).toBe(way)
  })
})

const listed = withOptions({ isWaitlistEnabled: true })

test.each([
  ['every time held', { dates: held, service: listed }, true],
  ['a free time', { service: listed }, false],
  ['every time booked, where the list is the way itself', { dates: booked, service: listed }, false],
  ['no list', { dates: held }, false],
])('others may wait beside the times: %s', (_, given, may) => {
  expect(mayWaitBeside({ ...facts, ...given })).toBe(may)
})
