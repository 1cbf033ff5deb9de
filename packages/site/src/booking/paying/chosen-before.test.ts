import type { Invoice, PaymentMethod } from '@bellows/domain'
import { expect, test } from 'vitest'
import { chosenBefore } from './ways-to-pay.ts'

type Payment = Pick<Invoice, 'method' | 'paymentStatus' | 'paidDate'>

const open = (method: PaymentMethod | null): Payment => ({ method, paymentStatus: 'PENDING', paidDate: null })
const paid = (method: PaymentMethod, day: number): Payment => ({
  method,
  paymentStatus: 'PAID',
  paidDate: `2030-01-0${day}T10:00:00Z`,
})
const all = ['STRIPE', 'PAYPAL', 'OUTSIDE'] as const

test.each([
  ['directly, as chosen at Checkout', [open('OUTSIDE'), open('OUTSIDE')], 'OUTSIDE'],
  ['directly, though the first was paid otherwise', [paid('STRIPE', 1), open('OUTSIDE')], 'OUTSIDE'],
  ['as the first was paid', [paid('PAYPAL', 1), open(null)], 'PAYPAL'],
  ['as the last was paid', [paid('PAYPAL', 3), paid('STRIPE', 2), open(null)], 'PAYPAL'],
  ['not as is offered no more', [paid('SQUARE', 1), open(null)], undefined],
  ['unknown', [open(null)], undefined],
] as const)('how the rest is paid: %s', (_, invoices, known) => {
  expect(chosenBefore(invoices, all)).toBe(known)
})
