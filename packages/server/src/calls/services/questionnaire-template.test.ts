import { getQuestionnaireTemplate } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const questions = [{ id: 'who', title: 'Who comes?', type: 'SHORT_TEXT', options: [] }]

test('a service’s questions, and when they are asked', async () => {
  expect(await app().call(getQuestionnaireTemplate, { serviceId: 'mini' })).toEqual({
    questions: [],
    isAfterBookingQuestionnaire: false,
  })
  const content = JSON.stringify({ questionnaire: { questions }, isAfterBookingQuestionnaire: true })
  await sql`update service set content = ${content}::jsonb where id = 'mini'`.execute(app().database.kysely)
  expect(await app().call(getQuestionnaireTemplate, { serviceId: 'mini' })).toEqual({
    questions,
    isAfterBookingQuestionnaire: true,
  })
})

test('of a service that is hidden, missing or another studio’s there are none', async () => {
  const missing = await app().refusal(getQuestionnaireTemplate, { serviceId: 'none' })
  expect(missing).toMatchObject({ status: 404 })
  await sql`update service set is_published = false where id = 'mini'`.execute(app().database.kysely)
  expect(await app().refusal(getQuestionnaireTemplate, { serviceId: 'mini' })).toEqual(missing)
  await addSite(app().database, 'other.test', 'other-studio')
  await sql`delete from service where business_id = 'other-studio'`.execute(app().database.kysely)
  expect(
    await app().refusal(getQuestionnaireTemplate, { serviceId: 'full' }, { host: 'other.test' }),
  ).toEqual(missing)
})
