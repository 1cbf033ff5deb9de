import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addonSchema } from '../entities/addon.ts'
import { chicago, earlyBird, makePackage, makeService, makeSlot, paris } from '../testing/fixtures.ts'
import { toMinor } from './amount.ts'
import { quote, type Selection } from './quote.ts'

const half = [
  { milestone: 'DURING_BOOKING' as const, percent: 50, remainingBalanceDue: 0 },
  { milestone: 'BEFORE_SHOOT_DATE' as const, percent: 50, remainingBalanceDue: 5 },
]
const mini = makePackage({ discount: earlyBird, paymentSetup: half })
const images = addonSchema.parse({ id: 'images', name: '5 more images', fee: '60.00' })
const pet = addonSchema.parse({ id: 'pet', name: 'Pet', fee: '15.00', maxQuantity: 3 })
const service = makeService({ packages: [mini], addons: [images, pet] })
const golden = makeSlot({ startTime: '2030-01-27T00:10:00.000Z', isPremium: true, premiumFee: '45.00' })
const now = Date.parse('2030-01-15T10:00:00Z')
const chosen: Selection = { packageId: 'mini', addons: [{ id: 'images', quantity: 1 }], slot: golden, now }

test('package less discount, add-ons, premium, then tax; half is due today', () => {
  expect(quote(service, chosen, chicago)).toEqual({
    currency: 'USD',
    lines: [
      { kind: 'package', label: 'Mini', quantity: 1, amount: '195.00' },
      { kind: 'discount', label: 'Early bird', quantity: 1, amount: '-19.50', percent: 10 },
      { kind: 'addon', label: '5 more images', quantity: 1, amount: '60.00' },
      { kind: 'premium', label: '', quantity: 1, amount: '45.00' },
    ],
    subtotal: '280.50',
    tax: { label: 'Sales tax', rate: 8.25, amount: '23.14', isIncluded: false },
    total: '303.64',
    dueToday: '151.82',
    laterCount: 1,
  })
})

test('included tax leaves the total alone', () => {
  const priced = quote({ ...service, tax: 'INCLUDE' }, chosen, paris)
  expect(priced).toMatchObject({
    subtotal: '280.50',
    total: '280.50',
    tax: { amount: '46.75', isIncluded: true },
  })
})

test('a studio without a tax rate has no tax line', () => {
  expect(quote(service, chosen, { ...chicago, taxRate: 0 })).toMatchObject({ tax: null, total: '280.50' })
})

test('the hold, not the clock, decides on its place of the discount', () => {
  const sold = makeService({ packages: [makePackage({ discount: { ...earlyBird, usedCount: 8 } })] })
  const plain: Selection = { packageId: 'mini', addons: [], slot: null, now }
  expect(quote(sold, plain, chicago).lines).toHaveLength(1)
  expect(quote(sold, { ...plain, hasDiscountPlace: true }, chicago).lines).toHaveLength(2)
  expect(quote(service, { ...plain, hasDiscountPlace: false }, chicago).lines).toHaveLength(1)
})

test('a payment whose day has passed joins what is due today', () => {
  const late = quote(service, { ...chosen, now: Date.parse('2030-01-25T10:00:00Z') }, chicago)
  expect(late).toMatchObject({ total: '303.64', dueToday: '303.64', laterCount: 0 })
})

test('how many of an add-on may be had is told, and that a price is none', () => {
  const many = { ...chosen, addons: [{ id: 'pet', quantity: 4 }] }
  expect(() => quote(service, many, chicago)).toThrow(
    'The quantity 4 of an add-on is not allowed: it is 1 to',
  )
  const packages = service.packages.map((offered) => ({
    ...offered,
    totalFee: '9999999999999.00',
    discount: null,
  }))
  expect(() => quote({ ...service, packages, tax: 'EXCLUDE' }, chosen, chicago)).toThrow(
    'higher than can be counted',
  )
})

test.each([
  ['a foreign package', { packageId: 'other' }],
  ['a foreign add-on', { addons: [{ id: 'other', quantity: 1 }] }],
  ['too many of an add-on', { addons: [{ id: 'pet', quantity: 4 }] }],
  ['a negative quantity', { addons: [{ id: 'pet', quantity: -1 }] }],
  [
    'an add-on named twice',
    {
      addons: [
        { id: 'pet', quantity: 1 },
        { id: 'pet', quantity: 1 },
      ],
    },
  ],
])('%s is refused', (_, over) => {
  expect(() => quote(service, { ...chosen, ...over }, chicago)).toThrow(RangeError)
})

test('without packages there is nothing to pay', () => {
  const empty = quote(makeService(), { packageId: null, addons: [], slot: null, now }, chicago)
  expect(empty).toMatchObject({ lines: [], total: '0.00', dueToday: '0.00', laterCount: 0 })
})

const money = fc.integer({ min: 0, max: 9_999_999 })
const twoDigits = (minor: number) => new Decimal(minor).div(100).toFixed(2)

const sale = fc.record({
  fee: money,
  extra: money,
  percent: fc.integer({ min: 0, max: 100 }),
  taxRate: fc.integer({ min: 0, max: 30_000 }).map((milli) => milli / 1000),
})

test('the sums are those of decimal arithmetic, whatever the order of the add-ons', () => {
  fc.assert(
    fc.property(sale, ({ fee, extra, percent, taxRate }) => {
      const discount = { ...earlyBird, amount: percent, maxSlots: 0 }
      const offered = makeService({
        packages: [makePackage({ totalFee: twoDigits(fee), discount })],
        addons: [{ ...images, fee: twoDigits(extra) }, pet],
      })
      const addons = [
        { id: 'images', quantity: 1 },
        { id: 'pet', quantity: 3 },
      ]
      const priced = quote(offered, { ...chosen, addons }, { ...chicago, taxRate })
      const off = new Decimal(fee).mul(percent).div(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
      const subtotal = new Decimal(fee)
        .sub(off)
        .add(extra)
        .add(3 * 1500)
        .add(4500)
      const tax = subtotal.mul(taxRate).div(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
      expect(toMinor(priced.subtotal, 'USD')).toBe(subtotal.toNumber())
      expect(toMinor(priced.total, 'USD')).toBe(subtotal.add(tax).toNumber())
      const turned = quote(offered, { ...chosen, addons: addons.toReversed() }, { ...chicago, taxRate })
      expect({ ...turned, lines: [] }).toEqual({ ...priced, lines: [] })
    }),
  )
})

test('included tax is the tax that would have been put on the net price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (fee) => {
      const offered = makeService({ tax: 'INCLUDE', packages: [makePackage({ totalFee: twoDigits(fee) })] })
      const priced = quote(offered, { packageId: 'mini', addons: [], slot: null, now }, paris)
      const tax = new Decimal(fee).mul(20).div(120).toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
      expect(toMinor(priced.tax?.amount ?? '', 'EUR')).toBe(tax.toNumber())
      expect(toMinor(priced.total, 'EUR')).toBe(fee)
    }),
  )
})
