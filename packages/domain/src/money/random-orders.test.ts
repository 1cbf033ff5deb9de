import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addonSchema } from '../entities/addon.ts'
import { milestones } from '../entities/payment.ts'
import { taxModes } from '../entities/service.ts'
import { chicago, earlyBird, makePackage, makeService, makeSlot } from '../testing/fixtures.ts'
import { fromMinor, toMinor } from './amount.ts'
import { instalments } from './instalments.ts'
import { quote } from './quote.ts'
import { leastInstalment } from './split.ts'

const ORDERS = 10_000
const now = Date.parse('2030-01-15T10:00:00Z')

/** The specification's odd ones, written out once more, and ten with two digits. */
const digits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW RWF VND XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  CLF: 4,
  ...Object.fromEntries('USD EUR GBP BRL CAD AUD MXN HUF COP PLN'.split(' ').map((code) => [code, 2])),
}

const amount = fc.oneof(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 500_000_000 }))
const percent = fc.integer({ min: 0, max: 100_000 }).map((milli) => milli / 1000)
const part = fc.record({
  milestone: fc.constantFrom(...milestones),
  remainingBalanceDue: fc.integer({ min: 0, max: 90 }),
  percent: fc.integer({ min: 0, max: 100 }),
})
const order = fc.record({
  currency: fc.constantFrom(...Object.keys(digits)),
  fee: amount,
  addonFee: amount,
  quantity: fc.integer({ min: 1, max: 9 }),
  premium: amount,
  off: percent,
  taxRate: percent,
  tax: fc.constantFrom(...taxModes),
  paymentSetup: fc.array(part, { maxLength: 5 }),
  milestone: fc.option(fc.constantFrom(...milestones)),
})
type Random = typeof order extends fc.Arbitrary<infer Value> ? Value : never

const halfUp = (value: Decimal) => value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP)

/** The total in minor units by decimal arithmetic. */
function oracle({ fee, addonFee, quantity, premium, off, taxRate, tax }: Random): number {
  const discount = halfUp(new Decimal(fee).mul(off).div(100))
  const sum = new Decimal(fee).sub(discount).add(new Decimal(addonFee).mul(quantity)).add(premium)
  return (tax === 'INCLUDE' ? sum : sum.add(halfUp(sum.mul(taxRate).div(100)))).toNumber()
}

function priced(random: Random) {
  const { currency, quantity, tax, taxRate } = random
  const text = (minor: number) =>
    new Decimal(minor).div(10 ** (digits[currency] ?? 2)).toFixed(digits[currency] ?? 2)
  const discount = random.off === 0 ? null : { ...earlyBird, amount: random.off, maxSlots: 0 }
  const { paymentSetup, milestone } = random
  const offered = makePackage({ totalFee: text(random.fee), discount, paymentSetup, milestone })
  const addon = addonSchema.parse({ id: 'more', name: 'More', fee: text(random.addonFee), maxQuantity: 9 })
  const service = makeService({ packages: [offered], addons: [addon], tax })
  const slot = makeSlot({ isPremium: true, premiumFee: text(random.premium) })
  const business = { ...chicago, taxRate, paymentSetup: { currency, currencySymbol: '' } }
  const addons = [{ id: 'more', quantity }]
  return { offered, price: quote(service, { packageId: 'mini', addons, slot, now }, business) }
}

test('the total is that of decimal arithmetic and its instalments add up to it, in every currency', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(order, (random) => {
      const { currency } = random
      seen.add(currency)
      const { offered, price } = priced(random)
      const total = toMinor(price.total, currency)
      expect(total).toBe(oracle(random))
      expect(price.total.split('.')[1]?.length ?? 0).toBe(digits[currency])
      const terms = { currency, today: '2030-01-15', shootDay: '2030-01-26' }
      const fees = instalments(total, offered, terms).map(({ fee }) => toMinor(fee, currency))
      expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(total)
      expect(fees.length < 2 || Math.min(...fees) >= leastInstalment(currency)).toBe(true)
      expect(fromMinor(total, currency)).toBe(price.total)
    }),
    { numRuns: ORDERS },
  )
  expect(seen.size).toBe(31)
}, 60_000)
