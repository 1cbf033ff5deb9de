import { bookInquiry, createOrder, holdSlot, joinWaitlist, submitInquiry } from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addPackage, addService, addSlot } from '../../test/studio-fixture.ts'
import { recordFiles } from '../studio-folder/export/record-files.ts'
import { customer } from '../testing/booked.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const cookie = 'other=1; campaign_id=spring-24; unique_email_id=a1b2C3'
const told = { campaign_id: 'spring-24', unique_email_id: 'a1b2C3' }
const asked = {
  serviceId: 'mini',
  customer: { ...customer, emailConfirm: customer.email },
  answers: [
    { id: 'when', contents: ['2099-05-05T18:30:00-05:00'] },
    { id: 'text', contents: ['Are you free?'] },
  ],
  filledIn: 30_000,
}

const allow = (allowTracking: boolean) =>
  sql`update business set profile = profile || ${JSON.stringify({ allowTracking })}::jsonb`.execute(
    app().database.kysely,
  )
beforeEach(async () => {
  await allow(true)
  await addPackage(app().rows)
})

async function order(sent: string) {
  const slotId = await addSlot(app().rows)
  const { holdToken: token } = await app().call(holdSlot, { id: slotId })
  await app().call(createOrder, { serviceId: 'mini', slotId, customer }, { token, cookie: sent })
  return { slotId, token }
}
const kept = async () => {
  const { rows } = await sql<{
    campaign: unknown
  }>`select campaign from orders union all select campaign from inquiry`.execute(app().database.kysely)
  return rows.map(({ campaign }) => campaign)
}

test('what brought a visitor stands in the order, and in the record that is exported', async () => {
  await order(cookie)
  expect(await kept()).toEqual([told])
  const { kysely } = app().database
  const files = new Map(await recordFiles({ kysely, businessId: app().rows.businessId }))
  expect(JSON.parse(files.get('records/orders.ndjson') ?? '')).toMatchObject({ campaign: told })
})

test('and in the inquiry with its lead, which keeps it when it is booked in another browser', async () => {
  const { id } = await app().call(submitInquiry, asked, { cookie })
  expect(await kept()).toEqual([told, told])
  const slotId = await addSlot(app().rows)
  const { holdToken: token } = await app().call(holdSlot, { id: slotId })
  await app().call(bookInquiry, { inquiryId: id, serviceId: 'mini', slotId }, { token })
  expect(await kept()).toEqual([told, told])
})

test('and with who waits for a time', async () => {
  await addService(app().rows, { id: 'minis', is_waitlist_enabled: true })
  await app().call(joinWaitlist, { serviceId: 'minis', customer, preferredDays: [], note: '' }, { cookie })
  expect(await kept()).toEqual([told])
})

test.each([
  ['nothing', '', null],
  ['a part', 'campaign_id=spring', { campaign_id: 'spring' }],
  ['what is too long', `campaign_id=${'x'.repeat(65)}; unique_email_id=a`, { unique_email_id: 'a' }],
  ['what is no such word', 'campaign_id=%3Cscript%3E; unique_email_id=%ff', null],
])('of cookies that tell %s, that is kept', async (_, sent, campaign) => {
  await order(sent)
  expect(await kept()).toEqual([campaign])
})

test('a studio that does not track keeps nothing', async () => {
  await allow(false)
  await order(cookie)
  await app().call(submitInquiry, asked, { cookie })
  expect(await kept()).toEqual([null, null, null])
})
