import { expect, test } from 'vitest'
import { termsIn } from './terms-in.ts'

const part = (more: { percent?: number; amount?: string }) => ({
  milestone: 'DURING_BOOKING' as const,
  remainingBalanceDue: 0,
  ...more,
})
const terms = { totalFee: '195.00', paymentSetup: [part({ amount: '58.50' }), part({ percent: 20 })] }

test('in its own currency terms are as they stand', () => {
  expect(termsIn(terms, { offered: 'USD', agreed: 'USD' })).toBe(terms)
})

test('in another one an amount is its share of the fee, and never more than all of it', () => {
  const currencies = { offered: 'USD', agreed: 'JPY' }
  expect(termsIn(terms, currencies).paymentSetup).toEqual([part({ percent: 30 }), part({ percent: 20 })])
  const more = { totalFee: '20.00', paymentSetup: [part({ amount: '58.50' })] }
  expect(termsIn(more, currencies).paymentSetup).toEqual([part({ percent: 100 })])
  expect(termsIn({ ...more, totalFee: '0.00' }, currencies).paymentSetup).toEqual([part({ percent: 100 })])
  const others = { totalFee: '19500', paymentSetup: [part({ amount: '58.50' })] }
  expect(termsIn(others, { offered: 'JPY', agreed: 'USD' }).paymentSetup).toEqual([part({ percent: 100 })])
})
