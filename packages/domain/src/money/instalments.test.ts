import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentPart } from '../entities/payment.ts'
import { milestones } from '../entities/payment.ts'
import { fromMinor, toMinor } from './amount.ts'
import { instalments } from './instalments.ts'
import { leastInstalment, splitByWeight } from './split.ts'

const terms = { currency: 'USD', shootDay: '2030-01-26', today: '2030-01-15' }
const part = (milestone: PaymentPart['milestone'], share: Partial<PaymentPart>, days = 0): PaymentPart => ({
  milestone,
  remainingBalanceDue: days,
  ...share,
})
const plan = (paymentSetup: PaymentPart[]) => ({ paymentSetup, milestone: null, remainingBalanceDue: 0 })

test('a wedding: 30 % today, 40 % sixty days before, 30 % two weeks before', () => {
  const setup = plan([
    part('DURING_BOOKING', { percent: 30 }),
    part('BEFORE_SHOOT_DATE', { percent: 40 }, 60),
    part('BEFORE_SHOOT_DATE', { percent: 30 }, 14),
  ])
  const wedding = { ...terms, shootDay: '2030-06-08' }
  expect(instalments(390_001, setup, wedding)).toEqual([
    { milestone: 'DURING_BOOKING', days: 0, dueDate: '2030-01-15', fee: '1170.00', isRetainer: true },
    { milestone: 'BEFORE_SHOOT_DATE', days: 60, dueDate: '2030-04-09', fee: '1560.01', isRetainer: false },
    { milestone: 'BEFORE_SHOOT_DATE', days: 14, dueDate: '2030-05-25', fee: '1170.00', isRetainer: false },
  ])
})

test('the rest that the setup leaves open follows the package', () => {
  const newborn = {
    paymentSetup: [part('DURING_BOOKING', { amount: '150.00' })],
    milestone: 'AFTER_SHOOT_DATE' as const,
    remainingBalanceDue: 7,
  }
  const rows = instalments(65_000, newborn, { ...terms, shootDay: null })
  expect(rows.map((row) => [row.milestone, row.fee, row.dueDate, row.days])).toEqual([
    ['DURING_BOOKING', '150.00', '2030-01-15', 0],
    ['AFTER_SHOOT_DATE', '500.00', null, 7],
  ])
})

test.each([
  ['BEFORE_SHOOT_DATE', 5, '2030-01-21'],
  ['ON_SHOOT_DATE', 0, '2030-01-26'],
  ['AFTER_SHOOT_DATE', 7, '2030-02-02'],
] as const)('%s by %i days is due on %s', (milestone, days, day) => {
  const [, last] = instalments(
    1000,
    plan([part('DURING_BOOKING', { percent: 50 }), part(milestone, { percent: 50 }, days)]),
    terms,
  )
  expect(last?.dueDate).toBe(day)
})

const retainer = part('DURING_BOOKING', { percent: 50 })
const before = (percent: number, days: number) => part('BEFORE_SHOOT_DATE', { percent }, days)

test.each([
  ['the day before', [retainer, before(50, 12)], [['DURING_BOOKING', '10.00']]],
  ['on the very day', [retainer, before(50, 11)], [['DURING_BOOKING', '10.00']]],
  [
    'the day after',
    [retainer, before(50, 10)],
    [
      ['DURING_BOOKING', '5.00'],
      ['BEFORE_SHOOT_DATE', '5.00'],
    ],
  ],
  ['two of three', [retainer, before(25, 60), before(25, 14)], [['DURING_BOOKING', '10.00']]],
  [
    'one of two',
    [retainer, before(25, 60), before(25, 5)],
    [
      ['DURING_BOOKING', '7.50'],
      ['BEFORE_SHOOT_DATE', '2.50'],
    ],
  ],
  [
    'what is due on the day',
    [retainer, before(25, 30), part('ON_SHOOT_DATE', { percent: 25 })],
    [
      ['DURING_BOOKING', '7.50'],
      ['ON_SHOOT_DATE', '2.50'],
    ],
  ],
  ['no retainer', [before(100, 30)], [['BEFORE_SHOOT_DATE', '10.00']]],
] as const)(
  'a payment before the shoot that is due by the booking is paid with the retainer: %s',
  (_, setup, rows) => {
    const paid = instalments(1000, plan([...setup]), terms)
    expect(paid.map(({ milestone, fee }) => [milestone, fee])).toEqual(rows)
    expect(paid[0]?.dueDate).toBe(terms.today)
  },
)

test('what is due on the day of a shoot today is paid with the retainer, what comes after it is not', () => {
  const setup = plan([
    retainer,
    part('ON_SHOOT_DATE', { percent: 30 }),
    part('AFTER_SHOOT_DATE', { percent: 20 }, 7),
  ])
  const rows = instalments(1000, setup, { ...terms, shootDay: terms.today })
  expect(rows.map(({ milestone, fee }) => [milestone, fee])).toEqual([
    ['DURING_BOOKING', '8.00'],
    ['AFTER_SHOOT_DATE', '2.00'],
  ])
})

test('without a date nothing is late', () => {
  const rows = instalments(1000, plan([retainer, before(50, 60)]), { ...terms, shootDay: null })
  expect(rows.map(({ milestone }) => milestone)).toEqual(['DURING_BOOKING', 'BEFORE_SHOOT_DATE'])
})

test.each([
  ['nothing', 0, []],
  ['less than the least', 30, ['0.30']],
  ['a tiny retainer is raised', 1000, ['0.50', '9.50']],
  ['a tiny leftover is absorbed', 60, ['0.60']],
])('%s', (_, total, fees) => {
  const setup = plan([part('DURING_BOOKING', { percent: 1 }), part('ON_SHOOT_DATE', { percent: 99 })])
  expect(instalments(total, setup, terms).map((row) => row.fee)).toEqual(fees)
})

test('an amount above the price is capped at it', () => {
  const setup = plan([part('DURING_BOOKING', { amount: '900.00' }), part('ON_SHOOT_DATE', { percent: 50 })])
  expect(instalments(10_000, setup, terms).map((row) => row.fee)).toEqual(['100.00'])
})

test('percents are taken in turn, each capped at what those before it leave', () => {
  const setup = plan([
    part('DURING_BOOKING', { percent: 80 }),
    part('BEFORE_SHOOT_DATE', { percent: 80 }),
    part('AFTER_SHOOT_DATE', { percent: 10 }),
  ])
  expect(instalments(10_000, setup, terms).map(({ fee }) => fee)).toEqual(['80.00', '20.00'])
})

test.each([
  ['amounts', [{ amount: '200.00' }, { amount: '400.00' }, { amount: '400.00' }]],
  ['percents', [{ percent: 25 }, { percent: 50 }, { percent: 50 }]],
])('%s are taken in the order of the setup, whenever they fall due', (_, [first, second, third]) => {
  const setup = plan([
    part('DURING_BOOKING', first!),
    part('AFTER_SHOOT_DATE', second!),
    part('BEFORE_SHOOT_DATE', third!),
  ])
  expect(instalments(80_000, setup, terms).map(({ milestone, fee }) => [milestone, fee])).toEqual([
    ['DURING_BOOKING', '200.00'],
    ['BEFORE_SHOOT_DATE', '200.00'],
    ['AFTER_SHOOT_DATE', '400.00'],
  ])
})

test('no setup: all of it today', () => {
  expect(instalments(10_000, plan([]), terms)).toMatchObject([
    { fee: '100.00', dueDate: terms.today, isRetainer: true },
  ])
})

test.each([
  ['JPY', 1],
  ['USD', 50],
  ['KWD', 500],
  ['CLF', 5000],
])('the least of %s is %i', (currency, least) => {
  expect(leastInstalment(currency)).toBe(least)
})

test('a split adds up and strays from the exact share by less than one', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), weights, (total, shares) => {
      const sum = shares.reduce((all, share) => all + share, 0)
      fc.pre(sum > 0)
      const parts = splitByWeight(total, shares)
      expect(parts.reduce((all, one) => all + one, 0)).toBe(total)
      parts.forEach((one, index) =>
        expect(Math.abs(one - (total * (shares[index] ?? 0)) / sum)).toBeLessThan(1.01),
      )
    }),
  )
})

const anyPart = fc.record({
  milestone: fc.constantFrom(...milestones),
  remainingBalanceDue: fc.integer({ min: 0, max: 90 }),
  percent: fc.integer({ min: 0, max: 100 }),
})
const anyPlan = fc.record({
  paymentSetup: fc.array(anyPart, { maxLength: 5 }),
  milestone: fc.option(fc.constantFrom(...milestones)),
  remainingBalanceDue: fc.integer({ min: 0, max: 90 }),
})

test('instalments add up to the total, are no smaller than the least and fall due in order', () => {
  const order = fc.record({
    total: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100_000_000 })),
    plan: anyPlan,
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'ISK', 'KWD', 'TND', 'CLF', 'HUF'),
    shootDay: fc.constantFrom('2030-01-26', '2030-06-08', null),
  })
  fc.assert(
    fc.property(order, ({ total, plan: setup, currency, shootDay }) => {
      const rows = instalments(total, setup, { ...terms, currency, shootDay })
      const fees = rows.map((row) => toMinor(row.fee, currency))
      expect(fees.reduce((all, fee) => all + fee, 0)).toBe(total)
      expect(fees.length < 2 || Math.min(...fees) >= leastInstalment(currency)).toBe(true)
      const dates = rows.flatMap((row) => row.dueDate ?? [])
      expect(dates).toEqual(dates.toSorted())
      expect(dates.every((day) => day >= terms.today)).toBe(true)
      expect(rows.every((row) => fromMinor(toMinor(row.fee, currency), currency) === row.fee)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
