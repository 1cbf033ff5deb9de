import type { PaymentServices } from '@bellows/domain'
import { expect, test } from 'vitest'
import { waysOf } from './ways-to-pay.ts'

const services = (feeCollection: PaymentServices['feeCollection'], ...methods: ('OUTSIDE' | 'STRIPE')[]) => ({
  feeCollection,
  methods: methods.map((method) => ({ method })),
  instructions: '',
})

test.each([
  { dueNow: '303.64', payment: services('COLLECT_FEES_OFFLINE', 'STRIPE'), kind: 'offline' },
  { dueNow: '0.00', payment: services('COLLECT_FEES_ONLINE', 'STRIPE'), kind: 'free' },
  { dueNow: '303.64', payment: services('COLLECT_FEES_ONLINE', 'STRIPE', 'OUTSIDE'), kind: 'outside' },
  { dueNow: '303.64', payment: services('COLLECT_FEES_ONLINE', 'STRIPE'), kind: 'none' },
] as const)('$dueNow due, $payment.feeCollection: $kind', ({ dueNow, payment, kind }) => {
  expect(waysOf({ dueNow }, payment).kind).toBe(kind)
})
