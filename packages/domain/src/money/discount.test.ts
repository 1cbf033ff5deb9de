import { expect, test } from 'vitest'
import { earlyBird, makePackage, makeService } from '../testing/fixtures.ts'
import { discountPlacesLeft, isDiscountLive } from './discount.ts'
import { servicePrice } from './service-price.ts'

const start = Date.parse(earlyBird.startDate)
const end = Date.parse(earlyBird.endDate)

test.each([
  ['before its start', [start - 1, earlyBird], false],
  ['at its start', [start, earlyBird], true],
  ['just before its end', [end - 1, earlyBird], true],
  ['at its end', [end, earlyBird], false],
  ['with its last place', [start, { ...earlyBird, usedCount: 7 }], true],
  ['without a place', [start, { ...earlyBird, usedCount: 8 }], false],
  ['overdrawn', [start, { ...earlyBird, usedCount: 9 }], false],
  ['without a limit', [start, { ...earlyBird, maxSlots: 0, usedCount: 99 }], true],
  ['of nothing', [start, { ...earlyBird, amount: 0 }], false],
] as const)('a discount %s', (_, [now, discount], isLive) => {
  expect(isDiscountLive(discount, now)).toBe(isLive)
})

test('places left are counted only under a limit', () => {
  expect(discountPlacesLeft(earlyBird)).toBe(6)
  expect(discountPlacesLeft({ ...earlyBird, usedCount: 9 })).toBe(0)
  expect(discountPlacesLeft({ ...earlyBird, maxSlots: 0 })).toBeNull()
})

const plus = makePackage({ id: 'plus', totalFee: '210.00', discount: { ...earlyBird, amount: 50 } })

test('a service shows its cheapest discounted package after From', () => {
  const service = makeService({ packages: [makePackage({ discount: earlyBird }), plus] })
  expect(servicePrice(service, 'USD', start)).toMatchObject({
    packageId: 'plus',
    amount: 10500,
    was: 21000,
    isFrom: true,
  })
  expect(servicePrice(service, 'USD', end)).toMatchObject({
    packageId: 'mini',
    amount: 19500,
    was: null,
    discount: null,
  })
})

test('From looks at packages that some slot can take, whatever the others cost', () => {
  const long = makePackage({ id: 'long', totalFee: '90.00', shootDuration: 45 })
  const service = { ...makeService({ packages: [makePackage(), long] }), isMiniSession: true }
  expect(servicePrice({ ...service, longestSlot: 20 }, 'USD', end)).toMatchObject({ packageId: 'mini' })
  expect(servicePrice({ ...service, longestSlot: 45 }, 'USD', end)).toMatchObject({ packageId: 'long' })
  expect(servicePrice({ ...service, longestSlot: 0 }, 'USD', end)).toMatchObject({ packageId: 'long' })
})

test('a single package has no From, a service without packages no price', () => {
  const single = makeService({ type: 'SINGLE_PACKAGE', packages: [plus] })
  expect(servicePrice(single, 'USD', end)).toMatchObject({ amount: 21000, isFrom: false })
  const cheaper = makePackage({ id: 'cheaper', totalFee: '100.00' })
  const several = { ...single, packages: [...single.packages, cheaper] }
  expect(servicePrice(several, 'USD', end)).toMatchObject({ amount: 21000, isFrom: false })
  expect(servicePrice(makeService(), 'USD', end)).toBeNull()
})
