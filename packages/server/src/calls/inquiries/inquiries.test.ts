import { getInquiry, submitInquiry, submitServiceInquiry, type InputOf } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addService } from '../../../test/studio-fixture.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

type Inquiry = InputOf<typeof submitInquiry>

const customer = {
  fullName: 'Ann Asker',
  email: 'ann@people.example',
  emailConfirm: 'ann@people.example',
  phone: '',
}
const answers = [
  { id: 'when', contents: ['2099-05-05T18:30:00-05:00'] },
  { id: 'text', contents: ['Are you free?'] },
]
const filled: Inquiry = { serviceId: null, customer, answers, filledIn: 30_000 }

const stored = async () =>
  (await sql`select 1 from inquiry union all select 1 from orders`.execute(app().database.kysely)).rows.length

test('an inquiry becomes a lead that its own link opens', async () => {
  const { id } = await app().call(submitInquiry, filled)
  expect(id.length).toBeGreaterThanOrEqual(22)
  expect(await app().call(getInquiry, { id })).toMatchObject({
    status: 'INQUIRY',
    customer: { fullName: 'Ann Asker' },
    wantedDate: '2099-05-05',
  })
  const { rows } = await sql`select kind from outbox`.execute(app().database.kysely)
  expect(rows).toEqual([{ kind: 'inquiry.received' }])
})

describe('asking twice', () => {
  test('the same body within ten minutes answers the first id, be it at once', async () => {
    const later = [{ id: 'when', contents: ['2099-05-05T18:30:09-05:00'] }, ...answers.slice(1)]
    const sent = await Promise.all(
      [filled, filled, { ...filled, answers: later }].map((one) => app().call(submitInquiry, one)),
    )
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(await stored()).toBe(2)
  })

  test('afterwards, or with other words, it is another', async () => {
    const first = await app().call(submitInquiry, filled)
    await sql`update idempotency set expires_at = now()`.execute(app().database.kysely)
    const second = await app().call(submitInquiry, filled)
    const other = await app().call(submitInquiry, { ...filled, customer: { ...customer, fullName: 'Ann B' } })
    expect(new Set([first.id, second.id, other.id]).size).toBe(3)
  })
})

describe('what is refused leaves nothing behind', () => {
  const messages: [string, Partial<Inquiry>, string, string][] = [
    ['a missing answer', { answers: answers.slice(1) }, 'when', 'This field cannot be left blank'],
    [
      'a past date',
      { answers: [{ id: 'when', contents: ['2001-01-01'] }, ...answers.slice(1)] },
      'when',
      'This date can’t be in the past',
    ],
    [
      'a day that is none',
      { answers: [{ id: 'when', contents: ['2099-02-30'] }, ...answers.slice(1)] },
      'when',
      'Please enter the correct date format',
    ],
    [
      'a wrong e-mail',
      { customer: { ...customer, email: 'ann', emailConfirm: 'ann' } },
      'mail',
      'Please enter the correct email format',
    ],
    [
      'two e-mails',
      { customer: { ...customer, emailConfirm: 'bob@people.example' } },
      'customer.emailConfirm',
      'The two email addresses are not the same',
    ],
    [
      'blank text',
      { answers: [...answers.slice(0, 1), { id: 'text', contents: ['   '] }] },
      'text',
      'This field cannot be left blank',
    ],
  ]
  test.each(messages)('%s', async (...[, part, path, message]) => {
    const refused = await app().refusal(submitInquiry, { ...filled, ...part })
    expect(refused).toMatchObject({ status: 400, validation: [{ path, message }] })
    expect(await stored()).toBe(0)
  })

  test('unknown questions, long texts, too many answers, header lines', async () => {
    const bad: Partial<Inquiry>[] = [
      { answers: [...answers, { id: 'stranger', contents: ['x'] }] },
      { answers: [...answers.slice(0, 1), { id: 'text', contents: ['x'.repeat(1025)] }] },
      { answers: Array.from({ length: 101 }, (_, index) => ({ id: `q${index}`, contents: [] })) },
      { customer: { ...customer, fullName: 'Ann\r\nBcc: all@people.example' } },
    ]
    for (const part of bad)
      expect(await app().refusal(submitInquiry, { ...filled, ...part })).toMatchObject({ status: 400 })
    expect(await stored()).toBe(0)
  })

  test('robots: bait is swallowed, haste is told', async () => {
    expect(await app().call(submitInquiry, { ...filled, website: 'spam.example' })).toHaveProperty('id')
    expect(await app().refusal(submitInquiry, { ...filled, filledIn: 100 })).toMatchObject({
      status: 422,
      error: 'too_fast',
    })
    expect(await stored()).toBe(0)
  })
})

test('one recipient is not flooded', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    await app().call(submitInquiry, { ...filled, customer: { ...customer, fullName: `Ann ${sent}` } })
  }
  const response = await app().post(
    '/api/public/inquiries',
    JSON.stringify({ ...filled, customer: { ...customer, fullName: 'Ann 6' } }),
  )
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

const withQuestions = (own: object[]) =>
  sql`update service set content = ${JSON.stringify({ inquiryTemplate: { questions: own } })}::jsonb where id = 'mini'`.execute(
    app().database.kysely,
  )

describe('of a service', () => {
  const pets = { id: 'pets', title: 'Pets?', type: 'YES_NO', options: [] }
  const mail = { id: 'own-mail', title: 'E-mail', type: 'EMAIL_ADDRESS', options: [] }

  test('its questions are asked too', async () => {
    await withQuestions([pets])
    const ask = { ...filled, serviceId: 'mini' }
    expect(await app().refusal(submitInquiry, ask)).toMatchObject({ validation: [{ path: 'pets' }] })
    const full = { ...ask, answers: [...answers, { id: 'pets', contents: ['Yes'] }] }
    const { id } = await app().call(submitServiceInquiry, full)
    expect(await app().call(getInquiry, { id })).toMatchObject({ serviceId: 'mini', serviceSlug: 'mini' })
  })

  test('of two names and e-mails the first say who asks, the others stay answers', async () => {
    const other = { id: 'other-name', title: 'Other parent', type: 'FULL_NAME', options: [] }
    const theirs = { id: 'other-mail', title: 'Their e-mail', type: 'EMAIL_ADDRESS', options: [] }
    const own = { id: 'own-name', title: 'Your name', type: 'FULL_NAME', options: [] }
    await withQuestions([own, mail, other, theirs])
    const sent = [
      { id: 'other-name', contents: ['Ben Asker'] },
      { id: 'other-mail', contents: ['ben@people.example'] },
    ]
    const { id } = await app().call(submitServiceInquiry, { serviceId: 'mini', customer, answers: sent })
    const { rows } = await sql`select contact, answers from inquiry where id = ${id}`.execute(
      app().database.kysely,
    )
    expect(rows).toMatchObject([
      {
        contact: { fullName: 'Ann Asker', email: 'ann@people.example' },
        answers: [
          { title: 'Other parent', contents: ['Ben Asker'] },
          { title: 'Their e-mail', contents: ['ben@people.example'] },
        ],
      },
    ])
  })

  test('a whole form of a service stands alone on its page', async () => {
    await withQuestions([pets, mail])
    const short = { serviceId: 'mini', customer, answers: [{ id: 'pets', contents: ['No'] }] }
    expect(await app().call(submitServiceInquiry, short)).toHaveProperty('id')
    expect(await app().refusal(submitInquiry, short)).toMatchObject({ status: 400 })
  })

  test('another studio’s service and inquiry are not there', async () => {
    const other = await addSite(app().database, 'other.test')
    await addService(other, { id: 'theirs' })
    expect(await app().refusal(submitServiceInquiry, { ...filled, serviceId: 'theirs' })).toMatchObject({
      status: 404,
    })
    const { id } = await app().call(submitInquiry, filled)
    expect(await app().refusal(getInquiry, { id }, { host: 'other.test' })).toMatchObject({ status: 404 })
  })
})
