import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chicago, makePackage, makeService, makeSlot, paris } from '../testing/fixtures.ts'
import { toMinor } from './amount.ts'
import { withPremiumOf } from './premium-change.ts'
import { quote, type QuoteBusiness } from './quote.ts'

const now = Date.parse('2030-01-15T12:00:00Z')
const packages = [makePackage()]

function priced(business: QuoteBusiness, tax: 'INCLUDE' | 'EXCLUDE', fee: number) {
  const premiumFee = fee === 0 ? null : (fee / 100).toFixed(2)
  const slot = makeSlot({ isPremium: fee > 0, premiumFee })
  return quote(makeService({ packages, tax }), { packageId: 'mini', addons: [], slot, now }, business)
}

const parts = ({ lines, subtotal, tax, total }: ReturnType<typeof priced>) => ({
  lines,
  subtotal,
  tax,
  total,
})
const fees = fc.integer({ min: 0, max: 50_000 })

test('another time costs what it would have cost at once', () => {
  fc.assert(
    fc.property(
      fees,
      fees,
      fc.constantFrom([chicago, 'EXCLUDE'] as const, [paris, 'INCLUDE'] as const),
      (before, after, [business, tax]) => {
        const moved = withPremiumOf({ quote: priced(business, tax, before), before, after })
        expect(parts(moved)).toEqual(parts(priced(business, tax, after)))
      },
    ),
  )
})

test('a time at the same fee changes nothing', () => {
  const agreed = priced(chicago, 'EXCLUDE', 4500)
  expect(withPremiumOf({ quote: agreed, before: 4500, after: 4500 })).toBe(agreed)
})

test('the tax is that of the agreement, not of today', () => {
  const agreed = priced({ ...chicago, taxRate: 5 }, 'EXCLUDE', 0)
  const moved = withPremiumOf({ quote: agreed, before: 0, after: 4500 })
  expect(moved.tax).toMatchObject({ rate: 5, amount: '12.00' })
  expect(toMinor(moved.total, 'USD') - toMinor(agreed.total, 'USD')).toBe(4725)
})

test('what was sold with its tax on top is so still, whatever the service says by now', () => {
  const agreed = priced({ ...chicago, taxRate: 8.25 }, 'EXCLUDE', 0)
  const moved = withPremiumOf({ quote: agreed, before: 0, after: 4500 })
  expect(toMinor(moved.total, 'USD') - toMinor(agreed.total, 'USD')).toBe(4871)
})
