import { expect, test } from 'vitest'
import { makePackage, makeService, makeSlot } from '../testing/fixtures.ts'
import { allowedDurations, isAllowedDuration } from './durations.ts'
import { isSlotBookable, offeredPackages } from '../money/offered-packages.ts'
import { holdDuration, isServiceChanged, withPackage } from './package-choice.ts'
import { serviceState } from './service-state.ts'
import { isSlotOffered, slotStatusAt } from './slot-status.ts'

const lockoutEnd = '2030-01-15T10:15:00Z'
const end = Date.parse(lockoutEnd)
const held = makeSlot({ status: 'BOOKING', lockoutEnd })

test.each([
  ['held', [held, end - 1], 'BOOKING'],
  ['over at its very end', [held, end], 'AVAILABLE'],
  ['without an end: no hold', [makeSlot({ status: 'BOOKING' }), 0], 'AVAILABLE'],
  ['booked stays booked', [makeSlot({ status: 'BOOKED', lockoutEnd }), end + 1], 'BOOKED'],
  ['free', [makeSlot(), end], 'AVAILABLE'],
] as const)('%s', (_, [slot, now], status) => {
  expect(slotStatusAt(slot, now)).toBe(status)
})

const start = Date.parse(makeSlot().startTime)
const notice = 120

test.each([
  ['in good time', [makeSlot(), start - 120 * 60_000], true],
  ['within the notice', [makeSlot(), start - 120 * 60_000 + 1], false],
  ['disabled', [makeSlot({ isDisabled: true }), 0], false],
  ['a break', [makeSlot({ isBreakTime: true }), 0], false],
  ['held', [held, end - 1], false],
  ['held before', [held, end], true],
] as const)('a slot %s', (_, [slot, now], isOffered) => {
  expect(isSlotOffered(slot, now, notice)).toBe(isOffered)
})

test('a package sets length and end; no package ends at the start', () => {
  const slot = makeSlot()
  expect(withPackage(slot, { shootDuration: 45 })).toMatchObject({
    duration: 45,
    endTime: '2030-01-26T15:45:00.000Z',
  })
  expect(withPackage(slot, null)).toMatchObject({ duration: 0, endTime: slot.startTime })
})

test('an hour is an hour across a clock change', () => {
  const slot = makeSlot({ startTime: '2030-03-10T07:30:00.000Z' })
  expect(withPackage(slot, { shootDuration: 60 }).endTime).toBe('2030-03-10T08:30:00.000Z')
})

test('packages longer than a fixed slot are not offered', () => {
  const packages = [makePackage(), makePackage({ id: 'long', shootDuration: 25 })]
  const offered = (isMiniSession: boolean) =>
    offeredPackages(makeService({ packages, isMiniSession }), makeSlot())
  expect(offered(true).map((one) => one.id)).toEqual(['mini'])
  expect(offered(false)).toHaveLength(2)
})

test('a hold claims the longest package, else the longest time of the service', () => {
  const packages = [makePackage({ shootDuration: 45 }), makePackage({ shootDuration: 75 })]
  expect(holdDuration({ packages, maxDuration: 90 })).toBe(75)
  expect(holdDuration({ packages: [], maxDuration: 90 })).toBe(90)
})

test('an edited service is noticed', () => {
  const service = makeService()
  expect(isServiceChanged(makeSlot({ serviceUpdatedDate: service.updatedDate }), service)).toBe(false)
  expect(isServiceChanged(makeSlot({ serviceUpdatedDate: '2029-01-01T00:00:00Z' }), service)).toBe(true)
  expect(isServiceChanged(makeSlot(), service)).toBe(false)
})

test('lengths are those of the list', () => {
  expect(allowedDurations).toHaveLength(25)
  expect([12, 45, 720].every(isAllowedDuration)).toBe(true)
  expect([0, 13, 50, 721].some(isAllowedDuration)).toBe(false)
})

const options = { isPaused: false, isWaitlistEnabled: true, isBookingWithoutTime: false }

test.each([
  ['paused', { options: { ...options, isPaused: true }, numberOfSlotsAvailable: 3 }],
  ['withoutTime', { options: { ...options, isBookingWithoutTime: true } }],
  ['open', { options, numberOfSlotsAvailable: 1 }],
  ['beingBooked', { options, numberOfSlotsHeld: 1 }],
  ['waitlist', { options }],
  ['soldOut', { options: { ...options, isWaitlistEnabled: false } }],
])('a service is %s', (state, over) => {
  expect(serviceState(makeService(over))).toBe(state)
})

test('a fixed slot shorter than every package that visitors can book takes none', () => {
  const packages = [makePackage({ shootDuration: 60 }), makePackage({ id: 'short', shootDuration: 20 })]
  const single = makeService({ type: 'SINGLE_PACKAGE', packages })
  expect(isSlotBookable(makeService({ packages }), { duration: 20 })).toBe(true)
  expect(isSlotBookable(makeService({ packages }), { duration: 15 })).toBe(false)
  expect(isSlotBookable(single, { duration: 20 })).toBe(false)
  expect(isSlotBookable(single, { duration: 60 })).toBe(true)
  expect(isSlotBookable({ ...single, isMiniSession: false }, { duration: 20 })).toBe(true)
  expect(isSlotBookable(makeService(), { duration: 5 })).toBe(true)
})
