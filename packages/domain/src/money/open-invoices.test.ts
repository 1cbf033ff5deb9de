import { expect, test } from 'vitest'
import { isOwed, openInvoices, openRetainer } from './open-invoices.ts'

const invoice = { amount: '100.00', paymentStatus: 'PENDING', isRetainer: true } as const
const nothing = { ...invoice, amount: '0.00' }
const paid = { ...invoice, paymentStatus: 'PAID' } as const
const later = { ...invoice, isRetainer: false }

test('open is what is neither paid nor cancelled', () => {
  expect(openInvoices([paid, { ...invoice, paymentStatus: 'CANCELED' }, nothing, later])).toEqual([
    nothing,
    later,
  ])
})

test('nothing is not owed, in any currency', () => {
  expect([invoice, nothing, { ...invoice, amount: '0' }, paid].map(isOwed)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('what books is the open retainer, if it is more than nothing', () => {
  expect(openRetainer([later, invoice])).toBe(invoice)
  expect(openRetainer([paid, later])).toBeUndefined()
  expect(openRetainer([nothing])).toBeUndefined()
})
