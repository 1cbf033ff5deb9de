import type { Quote } from '@bellows/domain'
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

const valuesOf = (shoots: readonly AgreedShoot[]) =>
  mergeValues({
    business: { businessName: 'Alder', language: 'en-US', timeZone: 'America/Chicago' },
    service: { name: 'Wedding and engagement', location: '' },
    customer: { fullName: 'Ann Lee', email: 'ann@people.example', phone: '' },
    packageName: 'Story',
    quote,
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
