import { inquiryTemplateSchema } from '@bellows/domain'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkService } from './check-service.ts'
import { serviceFileSchema, type ServiceFile } from './folder-schemas.ts'

const question = { id: 'when', title: 'When?', type: 'SHORT_TEXT' }
const offered = { id: 'basic', name: 'Basic', type: 'SINGLE', totalFee: '195.00', shootDuration: 20 }
const plan = { day: '2030-01-26', first: '09:00', length: 20, end: '12:00' }
const whole = {
  name: 'Minis',
  type: 'MULTI_PACKAGES',
  isMiniSession: true,
  tax: 'EXCLUDE',
  options: {},
  packages: [offered],
  addons: [{ id: 'print', name: 'Print', fee: '10.00' }],
  serviceDates: [{ id: 'one', plan }],
  availableSchedules: [
    { weekday: 1, from: '09:00', to: '17:00' },
    { date: '2030-01-26', windows: [{ from: '09:00', to: '23:30' }] },
  ],
}
const form = z.parse(inquiryTemplateSchema, { questions: [{ ...question, title: 'Which day?' }] }).questions

const read = (more: object): ServiceFile => ({
  ...z.parse(serviceFileSchema, { ...whole, ...more }),
  id: 'minis',
  slug: 'minis',
})
const check = (more: object, currency = 'USD') => checkService(read(more), { currency, form })
const paid = (paymentSetup: object[]) => ({ packages: [{ ...offered, paymentSetup }] })
const planned = (more: object) => ({ serviceDates: [{ id: 'one', plan: { ...plan, ...more } }] })
const premium = { from: '10:00', to: '11:00', fee: '25.00', note: '' }
const discount = { amount: 10, startDate: '2030-01-02T00:00:00Z', endDate: '2030-02-01T00:00:00Z' }
const discounted = (more: object) => ({ packages: [{ ...offered, discount: { ...discount, ...more } }] })
/** A full session whose length nothing says. */
const open = { isMiniSession: false, packages: [{ ...offered, shootDuration: 0 }] }
const first = { milestone: 'DURING_BOOKING', percent: 30 }

test('what fits is let in', () => {
  expect(() => check({})).not.toThrow()
  expect(() =>
    check({
      ...paid([first, { milestone: 'ON_SHOOT_DATE', amount: '20.50' }]),
      ...planned({ premium: [premium] }),
      minDuration: 20,
      maxDuration: 20,
    }),
  ).not.toThrow()
  expect(() => check(discounted({ maxSlots: 3, usedCount: 3 }))).not.toThrow()
  expect(() => check({ packages: [{ ...offered, totalFee: '19500.00' }], addons: [] }, 'JPY')).not.toThrow()
})

test.each<[string, object]>([
  ['the slots of a mini session are cut beforehand', { isMiniSession: true }],
  ['its service says how long it takes', { maxDuration: 60 }],
  ['no start can be chosen', { availableSchedules: [], options: { isBookingWithoutTime: true } }],
  ['nobody books it any more', { packages: [{ ...open.packages[0], isOffered: false }] }],
])('a package needs no length of its own where %s', (_, more) => {
  expect(() => check({ ...open, ...more })).not.toThrow()
})

test.each<[string, object]>([
  [
    'inquiryTemplate.questions.0.options: there is nothing to choose from',
    { inquiryTemplate: { questions: [{ id: 'place', title: 'Where?', type: 'SELECT' }] } },
  ],
  [
    'questionnaire.questions.0.options: there is nothing to choose from',
    { questionnaire: { questions: [{ id: 'light', title: 'Which light?', type: 'CHECKBOX' }] } },
  ],
  [
    'packages.0.totalFee: no amount in USD: it has at most two digits behind the point and is not below zero, as in "195.00"',
    { packages: [{ ...offered, totalFee: '195.005' }] },
  ],
  ['packages.0.totalFee: no amount in USD', { packages: [{ ...offered, totalFee: '-1.00' }] }],
  ['addons.0.fee: no amount in USD', { addons: [{ id: 'a', name: 'A', fee: '0.001' }] }],
  [
    'packages.0.paymentSetup.1.amount: no amount in USD',
    paid([first, { milestone: 'ON_SHOOT_DATE', amount: '-5.00' }]),
  ],
  [
    'packages.0.paymentSetup.1.amount: no amount in USD',
    paid([first, { milestone: 'ON_SHOOT_DATE', amount: '5.001' }]),
  ],
  ['packages.0.paymentSetup.0: a part is either', paid([{ ...first, amount: '5.00' }])],
  ['packages.0.paymentSetup.0: a part is either', paid([{ milestone: 'DURING_BOOKING' }])],
  [
    'packages.0.paymentSetup.0.milestone: the first part',
    paid([{ milestone: 'ON_SHOOT_DATE', percent: 100 }]),
  ],
  ['packages.0.shootDuration: 21 minutes', { packages: [{ ...offered, shootDuration: 21 }] }],
  ['packages.0.shootDuration: 0 minutes', open],
  // A booking without time may be given one afterwards.
  ['packages.0.shootDuration: 0 minutes', { ...open, options: { isBookingWithoutTime: true } }],
  [
    'packages.0.shoots.0.shootDuration: 0 minutes',
    { ...open, packages: [{ ...offered, shoots: [{ name: 'A', shootDuration: 0 }] }] },
  ],
  [
    'packages.0.shoots.0.shootDuration: 7 minutes',
    { packages: [{ ...offered, shoots: [{ name: 'A', shootDuration: 7 }] }] },
  ],
  ['serviceDates.0.plan.length: 21 minutes', planned({ length: 21 })],
  ['serviceDates.0.plan.end: it ends before', planned({ end: '08:00' })],
  ['serviceDates.0.plan.premium.0: it ends before', planned({ premium: [{ ...premium, to: '10:00' }] })],
  [
    'serviceDates.0.plan.premium.0.fee: no amount in USD',
    planned({ premium: [{ ...premium, fee: '25.005' }] }),
  ],
  ['serviceDates.0.plan.premium.0.fee: a premium time', planned({ premium: [{ ...premium, fee: '0.00' }] })],
  ['minDuration: 1 minutes', { minDuration: 1 }],
  ['maxDuration: 61 minutes', { maxDuration: 61 }],
  ['maxDuration: the shortest, 60 minutes, is longer', { minDuration: 60, maxDuration: 20 }],
  ['minDuration: the shortest, 60 minutes, is longer', { minDuration: 60 }],
  ['packages.0.discount: it ends before', discounted({ endDate: '2030-01-01T00:00:00Z' })],
  ['packages.0.discount.amount: it takes nothing', discounted({ amount: 0 })],
  ['packages.0.discount.amount: it takes nothing', discounted({ amount: 0.0004 })],
  ['packages.0.discount.usedCount: 3 places', discounted({ maxSlots: 2, usedCount: 3 })],
  ['packages.0.discount.maxSlots: too many', discounted({ maxSlots: 3_000_000_000 })],
  [
    'availableSchedules.0: it ends before',
    { availableSchedules: [{ weekday: 1, from: '17:00', to: '09:00' }] },
  ],
  [
    'availableSchedules.0.windows.0: it ends before',
    { availableSchedules: [{ date: '2030-01-26', windows: [{ from: '17:00', to: '17:00' }] }] },
  ],
  ['inquiryTemplate.questions: the question id "when"', { inquiryTemplate: { questions: [question] } }],
  ['questionnaire.questions: the question id "when"', { questionnaire: { questions: [question, question] } }],
])('%s … is told with file and place', (message, more) => {
  expect(() => check(more)).toThrow(`services/minis.json at ${message}`)
})

test('a number that the database cannot count to is no position', () => {
  expect(() => read({ position: 3_000_000_000 })).toThrow('2147483647')
})

test('a service that says nothing of its options has none of them on', () => {
  const options = { isPaused: false, isWaitlistEnabled: false, isBookingWithoutTime: false }
  expect(read({ options: undefined })).toMatchObject({ options })
})
