import { expect, test } from 'vitest'
import type { PaymentMethod } from '../entities/payment.ts'
import { howToPay, openPayment, takesDirectly } from './how-to-pay.ts'

const all = { instructions: 'before', instructionsAfter: 'after', instructionsInLetters: 'letter' }

test.each([
  [all, ['before', 'after', 'letter']],
  [{ ...all, instructionsInLetters: '' }, ['before', 'after', 'after']],
  [{ ...all, instructionsAfter: '', instructionsInLetters: '' }, ['before', 'before', 'before']],
  [{ ...all, instructionsAfter: '' }, ['before', 'before', 'letter']],
])('each occasion has the words nearest to it: %j', (words, said) => {
  expect((['before', 'after', 'letter'] as const).map((occasion) => howToPay(words, occasion))).toEqual(said)
})

const online = (...methods: PaymentMethod[]) => ({
  feeCollection: 'COLLECT_FEES_ONLINE' as const,
  methods: methods.map((method) => ({ method })),
})
const offline = { ...online('STRIPE'), feeCollection: 'COLLECT_FEES_OFFLINE' as const }
const paid = { paymentStatus: 'PAID', method: 'STRIPE' } as const
const open = { paymentStatus: 'PENDING', method: null } as const
const chosen = { paymentStatus: 'PENDING', method: 'OUTSIDE' } as const

test.each([
  ['none, all being paid', 'none', [paid], online('STRIPE', 'OUTSIDE')],
  ['none without invoices', 'none', [], offline],
  ['online after a card', 'online', [paid, open], online('STRIPE', 'OUTSIDE')],
  ['direct by choice', 'direct', [chosen, open], online('STRIPE', 'OUTSIDE')],
  ['direct where the studio collects by itself', 'direct', [open], offline],
  ['direct where there is no other way', 'direct', [open], online('OUTSIDE')],
] as const)('what is open is paid: %s', (...[, way, invoices, services]) => {
  expect(openPayment(invoices, services)).toBe(way)
})

test('a studio is paid directly where it collects by itself or offers it', () => {
  expect([offline, online('STRIPE', 'OUTSIDE'), online('STRIPE')].map(takesDirectly)).toEqual([
    true,
    true,
    false,
  ])
})
