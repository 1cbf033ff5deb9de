import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { optionGroupsSchema, studioGroupsSchema } from './option-groups.ts'

const names = [
  'faq',
  'howItWorks',
  'photoshootApproach',
  'clientReviews',
  'logo',
  'colorTheme',
  'typographyTheme',
  'paymentSetup',
  'countersign',
  'clientEmails',
  'notifications',
  'paymentReminder',
  'bookingAvailability',
]

test('every option group of the product has its schema', () => {
  expect(Object.keys(optionGroupsSchema.shape).toSorted()).toEqual(names.toSorted())
})

test('a studio that says nothing gets all mails and is told of everything', () => {
  expect(z.parse(studioGroupsSchema, {})).toEqual({
    faq: [],
    photoshootApproach: { title: '', text: '' },
    clientReviews: [],
    clientEmails: { confirmation: true, questionnaireReminder: true },
    notifications: { newInquiry: true, newBooking: true, payment: true },
    paymentReminder: { daysBefore: 3, daysAfter: null },
  })
})

test.each([
  { faqs: [] },
  { clientEmails: { confirmation: 'yes' } },
  { paymentReminder: { daysBefore: -1 } },
  { paymentReminder: { daysAfter: 1.5 } },
  { clientReviews: [{ name: 'Ann' }] },
  { faq: [{ question: 'How?', answer: 'x'.repeat(1025) }] },
])('%o is refused', (groups) => {
  expect(z.safeParse(studioGroupsSchema, groups).success).toBe(false)
})
