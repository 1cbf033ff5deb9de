import type { Invoice, PaymentMethod } from '@bellows/domain'
import { expect, test } from 'vitest'
import { firstMethod, type WaysToPay } from './ways-to-pay.ts'

type Payment = Pick<Invoice, 'method' | 'paymentStatus' | 'paidDate'>

const open = (method: PaymentMethod | null): Payment => ({ method, paymentStatus: 'PENDING', paidDate: null })
const paid = (method: PaymentMethod, day: number): Payment => ({
  method,
  paymentStatus: 'PAID',
  paidDate: `2030-01-0${day}T10:00:00Z`,
})
const choiceOf = (...methods: PaymentMethod[]): WaysToPay => ({ kind: 'choice', methods })
const all = choiceOf('OUTSIDE', 'STRIPE', 'PAYPAL')

test.each([
  ['as the first was paid', [paid('PAYPAL', 1), open(null)], 'PAYPAL'],
  ['as the last was paid', [paid('PAYPAL', 3), paid('STRIPE', 2), open(null)], 'PAYPAL'],
  ['as was begun', [paid('STRIPE', 1), open('PAYPAL')], 'PAYPAL'],
  ['not as is offered no more', [paid('SQUARE', 1), open(null)], 'STRIPE'],
  ['by the first that pays here', [open(null)], 'STRIPE'],
  ['so, too, where Checkout was told that the studio is paid directly', [open('OUTSIDE')], 'STRIPE'],
  ['or was paid so', [paid('OUTSIDE', 1), open(null)], 'STRIPE'],
] as const)('how the rest is paid: %s', (_, invoices, method) => {
  expect(firstMethod(all, invoices, undefined)).toBe(method)
})

test('back from a method, that one is chosen while it is offered', () => {
  expect(firstMethod(all, [open('OUTSIDE')], 'PAYPAL')).toBe('PAYPAL')
  expect(firstMethod(all, [open(null)], 'SQUARE')).toBe('STRIPE')
})

test('where nothing is paid here, the studio is paid directly', () => {
  expect(firstMethod(choiceOf('OUTSIDE'), [open(null)], undefined)).toBe('OUTSIDE')
  expect(firstMethod({ kind: 'offline' }, [open(null)], undefined)).toBeUndefined()
})
