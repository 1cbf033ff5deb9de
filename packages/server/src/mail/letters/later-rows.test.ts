import { languages, type Invoice, type Language } from '@bellows/domain'
import { expect, test } from 'vitest'
import { sampleDesk, sampleInvoice, samplePayload } from '../../testing/letters/sample-desk.ts'
import { mailTexts } from '../texts/of-language.ts'
import { laterRows } from './later-rows.ts'
import { orderGround } from './order-ground.ts'

const rest = (over: Partial<Invoice>) =>
  sampleInvoice({ milestone: 'BEFORE_SHOOT_DATE', isRetainer: false, ...over })

const told = async (invoices: Invoice[], language: Language = 'en-US') => {
  const ground = await orderGround({ desk: sampleDesk(language, { invoices }), payload: samplePayload })
  return laterRows(ground).map(({ name, amount }) => `${name}: ${amount}`)
}

test.each([
  ['on its day', { dueDate: '2030-05-18' }, 'Due on May 18, 2030: $151.82'],
  ['before a session without date', { dueDate: null, days: 14 }, 'Due 14 days before your session: $151.82'],
  ['one day before', { dueDate: null, days: 1 }, 'Due 1 day before your session: $151.82'],
  [
    'on the day of the session',
    { dueDate: null, milestone: 'ON_SHOOT_DATE' },
    'Due on the day of your session: $151.82',
  ],
  [
    'after it',
    { dueDate: null, milestone: 'AFTER_SHOOT_DATE', days: 3 },
    'Due 3 days after your session: $151.82',
  ],
] as const)('a payment that falls due %s is named so', async (_, over, words) => {
  expect(await told([rest(over)])).toEqual([words])
})

test('what is due today, paid or cancelled is no later payment', async () => {
  const others = [
    sampleInvoice({ dueDate: '2030-05-11' }),
    rest({ dueDate: '2030-05-10' }),
    rest({ dueDate: '2030-05-18', paymentStatus: 'PAID' }),
    rest({ dueDate: '2030-05-18', paymentStatus: 'CANCELED' }),
  ]
  expect(await told([...others, rest({ dueDate: '2030-05-12', amount: '10.00' })])).toEqual([
    'Due on May 12, 2030: $10.00',
  ])
})

test.each(languages)('in %s one day is not said as several', (language) => {
  const { due } = mailTexts(language)
  expect(due.before(1).length).toBeLessThan(due.before(2).length)
  expect(due.after(1).length).toBeLessThan(due.after(2).length)
})

test.each(languages)('in %s no days before or after are the day of the session', (language) => {
  const { due } = mailTexts(language)
  expect([due.before(0), due.after(0)]).toEqual([due.onTheDay, due.onTheDay])
})
