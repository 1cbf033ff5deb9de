import { type ApiError, confirmOrder, getOrder, saveQuestionnaire } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPackage, newToken } from '../../../test/studio-fixture.ts'
import { newOrder, putContent } from '../../testing/booked.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

const questions = [
  { id: 'who', title: 'Who is coming?', type: 'SHORT_TEXT', options: [] },
  { id: 'use', title: 'What for?', type: 'SELECT', options: ['Cards', 'Walls'] },
  { id: 'due', title: 'Due date', type: 'NEWBORN_DATE', options: [] },
  { id: 'pets', title: 'Pets', type: 'CHECKBOX', options: ['Dog', 'Cat'] },
] as const

async function asked(more: object = {}) {
  await addPackage(app().rows)
  await putContent(app(), { questionnaire: { questions }, ...more })
  return newOrder(app())
}

type Sent = { id: string; contents: string[] }[]
const whole: Sent = [
  { id: 'who', contents: ['Ann and Bo'] },
  { id: 'use', contents: ['Cards'] },
  { id: 'due', contents: ['2099-03-02T18:30:00-06:00'] },
  { id: 'pets', contents: ['Dog', 'Cat'] },
]

const startsIn = (minutes: number) =>
  run(sql`update orders set shoot_start = now() + ${minutes} * interval '1 minute',
    shoot_end = now() + ${minutes + 20} * interval '1 minute'`)

describe('answers', () => {
  test('are saved as they go: the others stay, a blank one is taken back, dates are days', async () => {
    const { orderId, token } = await asked()
    const save = async (answers: Sent) => {
      const { questionnaire } = await app().call(saveQuestionnaire, { orderId, answers }, { token })
      return Object.fromEntries((questionnaire?.answers ?? []).map(({ id, contents }) => [id, contents]))
    }
    expect(await save([{ id: 'who', contents: ['Ann'] }])).toEqual({ who: ['Ann'] })
    expect(await save(whole.slice(1, 3))).toEqual({ who: ['Ann'], use: ['Cards'], due: ['2099-03-02'] })
    expect(await save([{ id: 'use', contents: [' '] }])).toEqual({ who: ['Ann'], due: ['2099-03-02'] })
    expect(await save([{ id: 'due', contents: [] }])).toEqual({ who: ['Ann'] })
  })

  test('a day that has passed since it was given is no fault, and no other past day is taken', async () => {
    const { orderId, token } = await asked()
    await app().call(saveQuestionnaire, { orderId, answers: whole }, { token })
    await run(sql`update questionnaire_answer set contents = '["2020-03-02"]' where question_id = 'due'`)
    const due = (day: string) => [...whole.slice(0, 2), { id: 'due', contents: [day] }]
    await app().call(saveQuestionnaire, { orderId, answers: due('2020-03-02') }, { token })
    const refused = app().refusal(saveQuestionnaire, { orderId, answers: due('2020-03-03') }, { token })
    expect(await refused).toMatchObject({ status: 400, message: 'This date can’t be in the past' })
  })

  test.each<[string, Sent, string]>([
    ['of no question', [{ id: 'nobody', contents: ['x'] }], 'This question is no longer asked.'],
    ['too long', [{ id: 'who', contents: ['x'.repeat(257)] }], 'Please enter at most 256 characters'],
    ['not on offer', [{ id: 'use', contents: ['Mugs'] }], 'Please choose one of the options'],
    ['no date', [{ id: 'due', contents: ['2027-02-30'] }], 'Please enter the correct date format'],
    ['past', [{ id: 'due', contents: ['2020-01-01'] }], 'This date can’t be in the past'],
    ['twice', [...whole.slice(0, 1), ...whole.slice(0, 1)], 'Each question can be answered once'],
  ])('%s is refused, all of them', async (_, wrong, message) => {
    const { orderId, token } = await asked()
    const answers = [...wrong, { id: 'pets', contents: ['Dog'] }]
    expect(await app().refusal(saveQuestionnaire, { orderId, answers }, { token })).toMatchObject({
      status: 400,
      message,
    })
    expect((await run(sql`select 1 from questionnaire_answer`)).rows).toEqual([])
  })

  test('belong to whoever has the hold, then to whoever has the link', async () => {
    const { orderId, token } = await asked({ isAfterBookingQuestionnaire: true })
    const refused = (by: object) => app().refusal(saveQuestionnaire, { orderId, answers: whole }, by)
    expect(await refused({})).toMatchObject({ status: 403 })
    expect(await refused({ token: newToken() })).toMatchObject({ status: 403 })
    await addSite(app().database, 'other.test')
    expect(await refused({ token, host: 'other.test' })).toMatchObject({ status: 404 })
    await app().call(confirmOrder, { id: orderId }, { token })
    await app().call(saveQuestionnaire, { orderId, answers: whole })
    const { questionnaire } = await app().call(getOrder, { id: orderId })
    expect(questionnaire?.answers).toHaveLength(4)
  })

  test('are kept until a day before the shoot', async () => {
    const { orderId, token } = await asked({ isAfterBookingQuestionnaire: true })
    await app().call(confirmOrder, { id: orderId }, { token })
    await run(sql`update orders set confirmed_at = now() - interval '2 days'`)
    await startsIn(24 * 60 + 1)
    await app().call(saveQuestionnaire, { orderId, answers: whole })
    await startsIn(24 * 60 - 1)
    const answers = [{ id: 'who', contents: ['Nobody'] }]
    expect(await app().refusal(saveQuestionnaire, { orderId, answers })).toMatchObject({
      error: 'answers_closed',
    })
    await run(sql`update orders set status = 'CANCELLED', cancelled_at = now()`)
    expect(await app().refusal(saveQuestionnaire, { orderId, answers })).toMatchObject({
      error: 'order_closed',
    })
    const { rows } = await run(sql`select contents from questionnaire_answer where question_id = 'who'`)
    expect(rows).toEqual([{ contents: ['Ann and Bo'] }])
  })

  test('of a time less than a day ahead are taken until it begins', async () => {
    const { orderId, token } = await asked({})
    await startsIn(180)
    await app().call(saveQuestionnaire, { orderId, answers: whole }, { token })
    await app().call(confirmOrder, { id: orderId }, { token })
    await app().call(saveQuestionnaire, { orderId, answers: whole })
    await startsIn(-1)
    expect(await app().refusal(saveQuestionnaire, { orderId, answers: whole })).toMatchObject({
      error: 'answers_closed',
    })
  })

  test('of an order that asks nothing are not found', async () => {
    await addPackage(app().rows)
    const { orderId, token } = await newOrder(app())
    expect(await app().refusal(saveQuestionnaire, { orderId, answers: [] }, { token })).toMatchObject({
      status: 404,
    })
  })

  test('all have to be there before the booking stands', async () => {
    const { orderId, token } = await asked()
    const missing = () => app().refusal(confirmOrder, { id: orderId }, { token })
    await app().call(saveQuestionnaire, { orderId, answers: whole.slice(0, 3) }, { token })
    expect(await missing()).toMatchObject({ error: 'step_required', validation: [{ path: 'questionnaire' }] })
    await app().call(saveQuestionnaire, { orderId, answers: whole.slice(3) }, { token })
    expect(await app().call(confirmOrder, { id: orderId }, { token })).toMatchObject({ status: 'BOOKED' })
  })

  test.each([
    [9, true, 'BOOKED'],
    [8, true, 'step_required'],
    [9, false, 'step_required'],
  ])(
    'of %i questions, to be finished after booking or not: %s, %s',
    async (count, mayAnswerLater, outcome) => {
      const many = Array.from({ length: count }, (_, index) => ({ ...questions[0], id: `q${index}` }))
      await run(sql`update business set profile = jsonb_set(profile, '{bookingAvailability,mayAnswerLater}',
      ${JSON.stringify(mayAnswerLater)}::jsonb)`)
      const { orderId, token } = await asked({ questionnaire: { questions: many } })
      const confirmed = await app()
        .call(confirmOrder, { id: orderId }, { token })
        .then(
          ({ status }) => status,
          ({ error }: ApiError) => error,
        )
      expect(confirmed).toBe(outcome)
    },
  )
})
