import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf } from '../time/days.ts'
import { allowedDurations } from './durations.ts'
import { planSlots, type PlannedDay, type SlotPlan } from './slot-plan.ts'

const minis: SlotPlan = {
  day: '2030-01-26',
  zone: 'America/Chicago',
  first: '09:00',
  length: 20,
  gap: 5,
  end: '12:00',
}
const clocks = (plan: SlotPlan): string[] =>
  planSlots(plan).slots.map(
    (slot) => clockOf(Date.parse(slot.startTime), plan.zone) + (slot.isBreakTime ? ' break' : ''),
  )

test('starts follow each other by length and gap until the end', () => {
  expect(clocks(minis)).toEqual(['09:00', '09:25', '09:50', '10:15', '10:40', '11:05', '11:30'])
  expect(planSlots(minis).slots[0]).toEqual({
    startTime: '2030-01-26T15:00:00.000Z',
    endTime: '2030-01-26T15:20:00.000Z',
    duration: 20,
    isBreakTime: false,
    isDisabled: false,
    isPremium: false,
    premiumFee: null,
    premiumNote: '',
  })
})

test('a count ends the day as well', () => {
  const { end: _, ...open } = minis
  expect(clocks({ ...open, count: 3 })).toEqual(['09:00', '09:25', '09:50'])
  expect(clocks({ ...open, count: 999 }).at(-1)).toBe('23:35')
  expect(clocks(open)).toEqual([])
})

test('a slot that meets a break moves to its end, and the break is a row', () => {
  expect(clocks({ ...minis, breaks: [{ from: '10:00', minutes: 15 }] })).toEqual([
    '09:00',
    '09:25',
    '10:00 break',
    '10:15',
    '10:40',
    '11:05',
    '11:30',
  ])
})

test('a break outside of the slots is left out', () => {
  expect(
    clocks({
      ...minis,
      breaks: [
        { from: '08:00', minutes: 15 },
        { from: '11:55', minutes: 5 },
      ],
    }),
  ).toEqual(clocks(minis))
})

test('premium and disabled slots keep their place', () => {
  const premium = [{ from: '11:00', to: '11:30', fee: '45.00', note: 'Golden hour' }]
  const { slots } = planSlots({ ...minis, premium, disabled: ['09:25'] })
  expect(slots.filter((slot) => slot.isPremium)).toMatchObject([
    { premiumFee: '45.00', premiumNote: 'Golden hour' },
  ])
  expect(slots.findIndex((slot) => slot.isPremium)).toBe(5)
  expect(slots.findIndex((slot) => slot.isDisabled)).toBe(1)
})

test('times that the clocks leap over are refused', () => {
  const spring = { ...minis, day: '2030-03-10', first: '01:00', length: 60, gap: 0, end: '05:00' }
  expect(planSlots(spring).refused).toEqual(['02:00'])
  expect(clocks(spring)).toEqual(['01:00', '03:00', '04:00'])
})

test('a slot that would begin before the one before it is over is refused', () => {
  const half = {
    ...minis,
    zone: 'Australia/Lord_Howe',
    day: '2030-10-06',
    first: '01:45',
    length: 60,
    gap: 0,
    end: '06:00',
  }
  expect(planSlots(half).refused).toEqual(['02:45'])
})

test('a plan without a length is an error', () => {
  expect(() => planSlots({ ...minis, length: 0 })).toThrow(RangeError)
  expect(() => planSlots({ ...minis, gap: -5 })).toThrow(RangeError)
})

function isSound({ slots }: PlannedDay): boolean {
  return slots.every((slot, index) => {
    const next = slots[index + 1]
    const length = Date.parse(slot.endTime) - Date.parse(slot.startTime)
    return length === slot.duration * 60_000 && (!next || next.startTime >= slot.endTime)
  })
}

const clock = fc.integer({ min: 0, max: 287 }).map((step) => {
  const minutes = step * 5
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

test('slots never overlap, last as long as they say and never pass the end, on days of clock changes too', () => {
  const day = fc.constantFrom(
    '2030-01-26',
    '2030-03-10',
    '2030-11-03',
    '2030-03-31',
    '2030-10-27',
    '2030-04-07',
    '2030-10-06',
  )
  const zone = fc.constantFrom(
    'America/Chicago',
    'Europe/Paris',
    'Australia/Lord_Howe',
    'UTC',
    'Pacific/Apia',
  )
  const breaks = fc.array(fc.record({ from: clock, minutes: fc.constantFrom(5, 15, 30, 90) }), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(
      fc.record({
        day,
        zone,
        breaks,
        first: clock,
        end: clock,
        length: fc.constantFrom(...allowedDurations),
        gap: fc.constantFrom(0, 5, 15),
      }),
      (plan) => {
        const planned = planSlots({ ...plan, breaks: [] })
        expect(isSound(planned)).toBe(true)
        const withBreaks = planSlots(plan)
        expect(isSound({ ...withBreaks, slots: withBreaks.slots.filter((slot) => !slot.isBreakTime) })).toBe(
          true,
        )
        const starts = withBreaks.slots
          .filter((slot) => !slot.isBreakTime)
          .map((slot) => clockOf(Date.parse(slot.startTime), plan.zone))
        expect(starts.every((start) => start < plan.end)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
