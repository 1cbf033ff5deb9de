import { bookInquiry, confirmOrder, createOrder, getInquiry, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endHold } from '../../../test/holds.ts'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addService, addSlot, newToken } from '../../../test/studio-fixture.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const contact = { fullName: 'Di Asker', email: 'di@people.example', phone: '+1 555 010 0500' }
const orders = async () => (await run(sql`select id, status from orders order by id`)).rows
const inquiryId = 'inquiryofdiasker00000000'
const leadId = 'leadofdiasker00000000000'

/** An inquiry about the mini session, by someone whose name and ways are known. */
async function inquired(of: Partial<typeof contact> = {}, serviceId: string | null = 'mini') {
  const { businessId } = app().rows
  const given = JSON.stringify({ ...contact, ...of })
  await run(sql`
    with lead as (
      insert into orders (business_id, id, origin, status, service_id, contact, currency, locale)
      values (${businessId}, ${leadId}, 'INQUIRY', 'INQUIRY', ${serviceId}, ${given}::jsonb, 'USD', 'en-US')
    )
    insert into inquiry (business_id, id, order_id, service_id, contact, answers, body_sha256, locale)
    values (${businessId}, ${inquiryId}, ${leadId}, ${serviceId}, ${given}::jsonb, '[]', '', 'en-US')`)
}

async function held() {
  const slotId = await addSlot(app().rows)
  const { holdToken: token } = await app().call(holdSlot, { id: slotId })
  return { slotId, token }
}

describe('booking from an inquiry', () => {
  test('makes its lead the order, with the customer it knows; confirming makes it BOOKED', async () => {
    await inquired()
    const { slotId, token } = await held()
    const order = await app().call(bookInquiry, { inquiryId, serviceId: 'mini', slotId }, { token })
    expect(order).toMatchObject({
      id: leadId,
      status: 'INQUIRY',
      slot: { id: slotId },
      customer: { firstName: 'Di' },
    })
    await app().call(confirmOrder, { id: leadId }, { token })
    expect(await orders()).toEqual([{ id: leadId, status: 'BOOKED' }])
    expect(await app().call(getInquiry, { id: inquiryId })).toMatchObject({ status: 'BOOKED' })
  })

  test('asked again, also at once and after confirming, it is the same order', async () => {
    await inquired()
    const { slotId, token } = await held()
    const ask = () => app().call(bookInquiry, { inquiryId, serviceId: 'mini', slotId }, { token })
    expect((await Promise.all([ask(), ask(), ask()])).map(({ id }) => id)).toEqual([leadId, leadId, leadId])
    await app().call(confirmOrder, { id: leadId }, { token })
    expect(await ask()).toMatchObject({ id: leadId, status: 'BOOKED' })
    expect(await orders()).toHaveLength(1)
  })

  test('what is typed now counts; what the inquiry lacks is asked for', async () => {
    await inquired({ phone: '' })
    const { slotId, token } = await held()
    const sent = { inquiryId, serviceId: 'mini', slotId }
    expect(await app().refusal(bookInquiry, sent, { token })).toMatchObject({
      status: 400,
      validation: [{ path: 'customer.phone' }],
    })
    const customer = { ...contact, fullName: 'Diana Asker' }
    expect(await app().call(bookInquiry, { ...sent, customer }, { token })).toMatchObject({
      customer: { firstName: 'Diana' },
    })
  })

  test('a draft that the token made before gives way to the lead', async () => {
    await inquired()
    const { slotId, token } = await held()
    const draft = await app().call(createOrder, { serviceId: 'mini', slotId, customer: contact }, { token })
    const order = await app().call(bookInquiry, { inquiryId, serviceId: 'mini', slotId }, { token })
    expect(order.id).toBe(leadId)
    expect(await app().refusal(confirmOrder, { id: draft.id }, { token })).toMatchObject({ status: 403 })
  })

  test('a meeting may be booked; what is cancelled or booked already may not', async () => {
    await inquired()
    await run(sql`update orders set status = 'MEETING'`)
    const first = await held()
    const book = ({ slotId, token }: typeof first) =>
      app().refusal(bookInquiry, { inquiryId, serviceId: 'mini', slotId }, { token })
    const { slotId, token } = first
    await app().call(bookInquiry, { inquiryId, serviceId: 'mini', slotId }, { token })
    await app().call(confirmOrder, { id: leadId }, { token })
    expect(await book(await held())).toMatchObject({ status: 409, error: 'order_closed' })
  })

  test('without a hold, for another service, or of nobody’s inquiry it is refused', async () => {
    await inquired()
    await addService(app().rows, { id: 'other' })
    const { slotId, token } = await held()
    const sent = { inquiryId, serviceId: 'mini', slotId }
    expect(await app().refusal(bookInquiry, sent)).toMatchObject({ status: 403 })
    expect(await app().refusal(bookInquiry, sent, { token: newToken() })).toMatchObject({
      error: 'slot_taken',
    })
    expect(await app().refusal(bookInquiry, { ...sent, serviceId: 'other' }, { token })).toMatchObject({
      status: 422,
    })
    const missing = await app().refusal(
      bookInquiry,
      { ...sent, inquiryId: 'nobodysinquiry0000000000' },
      { token },
    )
    await addSite(app().database, 'other.test')
    expect(await app().refusal(bookInquiry, sent, { token, host: 'other.test' })).toEqual(missing)
    await endHold(app().rows, slotId)
    expect(await app().refusal(bookInquiry, sent, { token })).toMatchObject({ error: 'hold_expired' })
    expect(await orders()).toEqual([{ id: leadId, status: 'INQUIRY' }])
  })
})
