import { confirmOrder, receivePayment, saveQuestionnaire } from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addPackage } from '../../test/studio-fixture.ts'
import { cancelOrder } from '../store/orders/cancel-order.ts'
import { remindOfQuestions } from '../store/outbox/remind-of-questions.ts'
import { newOrder, putContent, putSettings } from '../testing/booked.ts'
import { sentBy } from '../testing/mailroom.ts'
import { studioDay, studioTime } from '../testing/studio-clock.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const client = 'ann@people.example'
const questions = [
  { id: 'who', title: 'Who is coming?', type: 'SHORT_TEXT' },
  { id: 'where', title: 'Where?', type: 'SHORT_TEXT' },
]

let ordered: Awaited<ReturnType<typeof newOrder>>

beforeEach(async () => {
  await addPackage(app().rows)
  await putContent(app(), { questionnaire: { questions }, isAfterBookingQuestionnaire: true })
  ordered = await newOrder(app())
  await app().call(confirmOrder, { id: ordered.orderId }, { token: ordered.token })
  await sentBy(app())
})

const receive = async () => {
  const { rows } = await run(sql`select id from invoice limit 1`)
  const paid = { orderId: ordered.orderId, invoiceId: String(Object(rows[0]).id) }
  await app().call(receivePayment, paid, { ownerOf: app().rows.businessId })
  return (await sentBy(app())).filter(({ to }) => to.address === client)
}

describe('a receipt', () => {
  test('is sent of what has arrived, once, with its link', async () => {
    const [mail, ...others] = [...(await receive()), ...(await receive())]
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Receipt: $214.50 for mini')
    expect(mail?.text).toContain('Paid: $214.50')
    expect(mail?.text).not.toContain('Still to pay')
    expect(mail?.text).toMatch(new RegExp(`https://studio\\.test/shoots/${ordered.orderId}/payments/[\\w-]+`))
  })

  test('is not sent where the studio writes no confirmations', async () => {
    await putSettings(app(), { groups: { clientEmails: { confirmation: false } } })
    expect(await receive()).toEqual([])
  })
})

/** The shoot begins in so many days, of a booking so many days old; a round, twice. */
async function reminded(days: number, age = 30): Promise<string[]> {
  await run(sql`update orders set shoot_start = now() + make_interval(days => ${days}),
    shoot_end = now() + make_interval(days => ${days}, hours => 1),
    confirmed_at = now() - make_interval(days => ${age})`)
  return sentAt(noon)
}

const noon = studioTime('12:00')

async function sentAt(now: Date): Promise<string[]> {
  for (let round = 0; round < 2; round += 1) await remindOfQuestions(app().database.kysely, now)
  return (await sentBy(app())).map(({ to, subject }) => `${to.address}: ${subject}`)
}

const answer = (ids: readonly string[]) =>
  app().call(
    saveQuestionnaire,
    { orderId: ordered.orderId, answers: ids.map((id) => ({ id, contents: ['x'] })) },
    { token: ordered.token },
  )

describe('a reminder of the questions', () => {
  const told = [`${client}: A few questions before mini`]

  test('goes out a week before, not nine days, and once', async () => {
    expect(await reminded(9)).toEqual([])
    expect(await reminded(6)).toEqual(told)
    expect(await reminded(5)).toEqual([])
  })

  test('is for whoever has not answered all', async () => {
    await answer(['who'])
    expect(await reminded(6)).toEqual(told)
  })

  test('is for nobody who has', async () => {
    await answer(['who', 'where'])
    expect(await reminded(6)).toEqual([])
  })

  test('is not sent on the day of the booking, nor when answers are about to close', async () => {
    expect(await reminded(6, 0)).toEqual([])
    expect(await reminded(1)).toEqual([])
  })

  test('comes from nine in the studio’s morning on, also where the session is early two days later', async () => {
    const start = studioTime('07:00', studioDay(4))
    await run(sql`update orders set shoot_start = ${start}, shoot_end = ${start}::timestamptz + interval '1 hour',
      confirmed_at = now() - interval '1 day'`)
    expect(await sentAt(studioTime('00:05', studioDay(2)))).toEqual([])
    expect(await sentAt(studioTime('09:00', studioDay(2)))).toEqual(told)
  })

  test('is not sent where the studio wants none, nor of what was cancelled', async () => {
    await putSettings(app(), { groups: { clientEmails: { questionnaireReminder: false } } })
    expect(await reminded(6)).toEqual([])
    await putSettings(app(), { groups: {} })
    await run(sql`delete from outbox where kind like '%questionnaire%'`)
    await cancelOrder(app().rows, { orderId: ordered.orderId, reason: '', outboxId: 'cancelled' })
    await sentBy(app())
    await remindOfQuestions(app().database.kysely, noon)
    expect(await sentBy(app())).toEqual([])
  })
})
