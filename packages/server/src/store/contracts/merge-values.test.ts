import { languages, type Instalment, type Language, type Quote } from '@bellows/domain'
import { expect, test } from 'vitest'
import { mergeValues, type AgreedShoot } from './merge-values.ts'

const quote: Quote = {
  currency: 'USD',
  lines: [],
  subtotal: '100.00',
  tax: null,
  total: '100.00',
  dueToday: '30.00',
  laterCount: 1,
}

const payments: Instalment[] = [
  { milestone: 'DURING_BOOKING', days: 0, dueDate: '2030-01-01', fee: '30.00', isRetainer: true },
  { milestone: 'BEFORE_SHOOT_DATE', days: 14, dueDate: null, fee: '70.00', isRetainer: false },
]

const valuesOf = (shoots: readonly AgreedShoot[], paid = payments, language: Language = 'en-US') =>
  mergeValues({
    business: { businessName: 'Alder', language, timeZone: 'America/Chicago' },
    service: { name: 'Wedding and engagement', location: '' },
    customer: { fullName: 'Ann Lee', email: 'ann@people.example', phone: '' },
    packageName: 'Story',
    quote,
    payments: paid,
    shoots,
    now: new Date('2030-01-01T12:00:00Z'),
    reference: 'ABC-DEF',
  })

const engagement = {
  name: 'Engagement',
  start: new Date('2030-03-02T15:00:00Z'),
  minutes: 90,
}
const wedding = { name: 'Wedding day', start: null, minutes: 480 }

test('one session has its date, its time and its length', () => {
  expect(valuesOf([engagement])).toMatchObject({
    date: 'Sat, Mar 2, 2030',
    time: '9:00\u00A0AM\u00A0CST',
    duration: '90\u00A0minutes',
  })
})

test('of a combination each session is named, so that none is taken for another, and its length is all of theirs', () => {
  expect(valuesOf([engagement, wedding])).toMatchObject({
    date: 'Engagement (Sat, Mar 2, 2030); Wedding day (to be agreed)',
    time: 'Engagement (9:00\u00A0AM\u00A0CST); Wedding day (to be agreed)',
    duration: '9\u00A0hours 30\u00A0minutes',
  })
  expect(valuesOf([engagement, { ...wedding, start: new Date('2030-06-01T16:00:00Z') }])).toMatchObject({
    date: 'Engagement (Sat, Mar 2, 2030); Wedding day (Sat, Jun 1, 2030)',
  })
})

const [retainer, rest] = payments as [Instalment, Instalment]

test.each([
  [
    'several',
    payments,
    'The price is due in 2 parts: $30.00 with the booking; $70.00 14 days before the session.',
  ],
  [
    'with its day where it is known',
    [retainer, { ...rest, dueDate: '2030-02-16' }],
    'The price is due in 2 parts: $30.00 with the booking; $70.00 on Feb 16, 2030.',
  ],
  ['all at once', [{ ...retainer, fee: '100.00' }], 'The whole price, $100.00, is due with the booking.'],
  [
    'all on the day',
    [{ ...rest, fee: '100.00', milestone: 'ON_SHOOT_DATE' as const }],
    'The whole price, $100.00, is due on the day of the session.',
  ],
  [
    'no days before the day, and none after it',
    [
      { ...rest, days: 0 },
      { ...rest, days: 0, milestone: 'AFTER_SHOOT_DATE' as const },
    ],
    'The price is due in 2 parts: $70.00 on the day of the session; $70.00 on the day of the session.',
  ],
  ['nothing', [], 'Nothing is due.'],
])('payments: %s', (_, paid, told) => {
  expect(valuesOf([engagement], paid).payments).toBe(told)
})

test.each(languages)('in %s one payment is never said as several, nor one day as several', (language) => {
  const told = (...paid: Instalment[]) => valuesOf([engagement], paid, language).payments
  expect(told({ ...retainer, fee: '100.00' })).not.toContain(';')
  expect(told(retainer, { ...rest, days: 1 }).length).toBeLessThan(
    told(retainer, { ...rest, days: 2 }).length,
  )
})
