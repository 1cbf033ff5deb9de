import type { PaymentMethod, PaymentServices } from '@bellows/domain'
import { expect, test } from 'vitest'
import { waysOf } from './ways-to-pay.ts'

const services = (feeCollection: PaymentServices['feeCollection'], ...methods: PaymentMethod[]) => ({
  feeCollection,
  methods: methods.map((method) => ({ method })),
})

test.each([
  { amount: '303.64', payment: services('COLLECT_FEES_OFFLINE', 'STRIPE'), ways: { kind: 'offline' } },
  { amount: '0.00', payment: services('COLLECT_FEES_ONLINE', 'STRIPE'), ways: { kind: 'free' } },
  { amount: '0.00', payment: services('COLLECT_FEES_OFFLINE'), ways: { kind: 'free' } },
  {
    amount: '303.64',
    payment: services('COLLECT_FEES_ONLINE', 'STRIPE', 'OUTSIDE'),
    ways: { kind: 'choice', methods: ['STRIPE', 'OUTSIDE'] },
  },
  { amount: '303.64', payment: services('COLLECT_FEES_ONLINE'), ways: { kind: 'none' } },
] as const)('$amount due, $payment.feeCollection: $ways.kind', ({ amount, payment, ways }) => {
  expect(waysOf({ amount }, payment)).toEqual(ways)
})

test('without an invoice nothing falls due', () => {
  expect(waysOf(undefined, services('COLLECT_FEES_ONLINE', 'STRIPE')).kind).toBe('free')
})
