import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { questionTypes, type InquiryQuestion, type QuestionType } from '../entities/inquiry-question.ts'
import { inquirySubmissionSchema } from '../entities/inquiry-submission.ts'
import { answersForm, type AnswerValue, type AnswerValues } from './answers-form.ts'
import { dayOfAnswer, dayWithTime, decodeInquiry, encodeInquiry } from './encode-inquiry.ts'
import { askedQuestions, mergeQuestions } from './merge-questions.ts'
import { messages } from './messages.ts'

const today = '2030-01-15'
const question = (type: QuestionType, over: Partial<InquiryQuestion> = {}): InquiryQuestion => ({
  id: type.toLowerCase(),
  title: type,
  type,
  options: [],
  ...over,
})
const options = { options: ['A', 'B'] }
const all = questionTypes.map((type) =>
  question(type, ['SELECT', 'CHECKBOX', 'REFERRAL'].includes(type) ? options : {}),
)

const good: AnswerValues = {
  short_text: 'x',
  long_text: 'x',
  yes_no: 'Yes',
  select: 'A',
  checkbox: ['A', 'B'],
  date: '1900-01-01',
  shoot_date: today,
  newborn_date: '2030-03-01',
  wedding_date: '2031-06-07',
  full_name: 'Anna Berg',
  email_address: 'anna@example.com',
  phone_number: '+1 312 555 0142',
  message: 'Hello',
  service_selection: 'orchard',
  referral: 'B',
}

const faults = (values: AnswerValues): Record<string, string> =>
  Object.fromEntries(
    (z.safeParse(answersForm(all, today), values).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  )

test('a form of all fifteen types, filled', () => {
  expect(all).toHaveLength(15)
  expect(faults(good)).toEqual({})
})

test('every question is required', () => {
  const empty = Object.fromEntries(all.map((one) => [one.id, one.type === 'CHECKBOX' ? [] : ' ']))
  for (const values of [empty, {}]) {
    expect(faults(values)).toEqual(Object.fromEntries(all.map((one) => [one.id, messages.required])))
  }
})

test.each<[string, AnswerValue, string]>([
  ['short_text', 'x'.repeat(257), messages.shortLength],
  ['long_text', 'x'.repeat(1025), messages.longLength],
  ['short_text', '😀'.repeat(257), messages.shortLength],
  ['message', 'x'.repeat(1025), messages.longLength],
  ['yes_no', 'Maybe', messages.option],
  ['select', 'C', messages.option],
  ['checkbox', ['A', 'C'], messages.option],
  ['checkbox', ['A', 'A'], messages.option],
  ['date', '2030-02-30', messages.date],
  ['shoot_date', '2030-01-14', messages.pastDate],
  ['newborn_date', '2030-01-14', messages.pastDate],
  ['wedding_date', '1999-01-01', messages.pastDate],
  ['email_address', 'anna@', messages.email],
  ['phone_number', '12345', messages.phone],
])('%s %j', (id, value, message) => {
  expect(faults({ ...good, [id]: value })).toEqual({ [id]: message })
})

test('lengths count code points', () => {
  const long = { short_text: '😀'.repeat(256), long_text: '😀'.repeat(1024) }
  expect(faults({ ...good, ...long })).toEqual({})
})

test('an answer to a question that is not asked is refused', () => {
  expect(z.safeParse(answersForm(all, today), { ...good, stranger: 'x' }).success).toBe(false)
})

test('name, e-mail and phone go to the customer, all else is a list', () => {
  const now = new Date(2030, 0, 15, 18, 30, 5)
  const sent = encodeInquiry(all, good, now)
  expect(sent.customer).toEqual({
    fullName: 'Anna Berg',
    email: 'anna@example.com',
    emailConfirm: 'anna@example.com',
    phone: '+1 312 555 0142',
  })
  expect(sent.answers).toHaveLength(12)
  expect(sent.answers.find((answer) => answer.id === 'yes_no')?.contents).toEqual(['Yes'])
  expect(sent.answers.find((answer) => answer.id === 'checkbox')?.contents).toEqual(['A', 'B'])
  expect(sent.answers.find((answer) => answer.id === 'shoot_date')?.contents[0]).toMatch(
    /^2030-01-15T18:30:05[+-]\d\d:\d\d$/,
  )
  expect(z.safeParse(inquirySubmissionSchema, { serviceId: null, ...sent }).success).toBe(true)
})

const second = (type: QuestionType) => question(type, { id: `other_${type.toLowerCase()}` })

test('a second name, e-mail or phone is an answer, and the first says who asks', () => {
  const asked = [...all, second('FULL_NAME'), second('EMAIL_ADDRESS'), second('PHONE_NUMBER')]
  const filled: AnswerValues = {
    ...good,
    other_full_name: 'Ben Berg',
    other_email_address: 'ben@example.com',
    other_phone_number: '+1 312 555 0143',
  }
  const sent = encodeInquiry(asked, filled, new Date(2030, 0, 15))
  expect(sent.customer).toMatchObject({
    fullName: 'Anna Berg',
    email: 'anna@example.com',
    phone: '+1 312 555 0142',
  })
  expect(sent.answers.slice(-3)).toEqual([
    { id: 'other_full_name', contents: ['Ben Berg'] },
    { id: 'other_email_address', contents: ['ben@example.com'] },
    { id: 'other_phone_number', contents: ['+1 312 555 0143'] },
  ])
  expect(decodeInquiry(asked, sent)).toEqual(filled)
})

test('what was sent reads back as what was filled in', () => {
  expect(decodeInquiry(all, encodeInquiry(all, good, new Date(2030, 0, 15, 23, 59, 59)))).toEqual(good)
})

test('several contents for one question, or an unknown question, do not pass the form', () => {
  const sent = encodeInquiry(all, good, new Date(2030, 0, 15))
  const twice = sent.answers.map((answer) =>
    answer.id === 'select' ? { ...answer, contents: ['A', 'B'] } : answer,
  )
  expect(faults(decodeInquiry(all, { ...sent, answers: twice }))).toHaveProperty('select')
  const stranger = [...sent.answers, { id: 'stranger', contents: ['x'] }]
  expect(
    z.safeParse(answersForm(all, today), decodeInquiry(all, { ...sent, answers: stranger })).success,
  ).toBe(false)
})

test('a picked day is the same day and moment on every visitor\u2019s clock', () => {
  for (const day of ['2030-03-10', '2030-03-31', '2030-07-01', '2030-11-03', '2030-12-31']) {
    const written = dayWithTime(day, new Date(2030, 0, 15, 13, 5, 9))
    expect(dayOfAnswer(written)).toBe(day)
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
    expect(Date.parse(written)).toBe(new Date(year, month - 1, date, 13, 5, 9).getTime())
  }
})

test('a date that was left blank is blank, not a wrong date', () => {
  const asked = [question('SHOOT_DATE')]
  const sent = encodeInquiry(asked, { [asked[0]?.id ?? '']: '' }, new Date(2030, 0, 15))
  expect(sent.answers.map(({ contents }) => contents)).toEqual([['']])
  const { error } = z.safeParse(answersForm(asked, today), decodeInquiry(asked, sent))
  expect(error?.issues.map(({ message }) => message)).toEqual(['This field cannot be left blank'])
})

const form = [question('FULL_NAME'), question('SERVICE_SELECTION'), question('MESSAGE')]
const places = question('SELECT', { id: 'place', title: 'Place', options: ['Park'] })
const ids = (questions: readonly InquiryQuestion[]) => questions.map((one) => one.id)

test('a service\u2019s questions stand after the service selector', () => {
  expect(ids(mergeQuestions(form, [places]))).toEqual(['full_name', 'service_selection', 'place', 'message'])
  expect(ids(mergeQuestions([question('FULL_NAME')], [places]))).toEqual(['full_name', 'place'])
})

test('its name, phone and e-mail questions are dropped, whatever the form has', () => {
  const personal = [question('FULL_NAME', { id: 'n' }), question('PHONE_NUMBER'), question('EMAIL_ADDRESS')]
  expect(mergeQuestions([], personal)).toEqual([])
})

test('message and referral are dropped only when the form has them', () => {
  const message = question('MESSAGE', { id: 'm2', title: 'Anything else?' })
  const referral = question('REFERRAL', { id: 'r2' })
  expect(ids(mergeQuestions(form, [message, referral]))).toEqual([
    'full_name',
    'service_selection',
    'r2',
    'message',
  ])
  expect(ids(mergeQuestions([], [message]))).toEqual(['m2'])
})

test('questions with the same title, type and options are one', () => {
  const own = { ...places, id: 'own' }
  expect(ids(mergeQuestions([...form, own], [places]))).not.toContain('place')
  expect(ids(mergeQuestions(form, [places, own]))).not.toContain('own')
  for (const other of [{ title: 'Where' }, { type: 'CHECKBOX' as const }, { options: ['Park', 'Home'] }]) {
    expect(ids(mergeQuestions([...form, { ...own, ...other }], [places]))).toContain('place')
  }
})

test('where the service is given nobody chooses it, and its own whole form stands alone', () => {
  const whole = [question('EMAIL_ADDRESS', { id: 'own_mail' }), places]
  expect(ids(askedQuestions(form, whole, false))).toEqual(ids(mergeQuestions(form, whole)))
  expect(ids(askedQuestions(form, whole, true))).toEqual(['own_mail', 'place'])
  expect(ids(askedQuestions(form, [places], true))).toEqual(['full_name', 'place', 'message'])
})
