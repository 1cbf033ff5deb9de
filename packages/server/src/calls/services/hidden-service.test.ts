import { getService, getServiceDates } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addService, addSlot } from '../../../test/studio-fixture.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const ORDER = 'orderofahiddenservice000'
const INQUIRY = 'inquiryofahiddenservice0'

const asked = async (slug: string, entry?: string, host?: string) => {
  const by = host === undefined ? {} : { host }
  const sent = { slug, ...(entry !== undefined && { entry }) }
  const [service, dates] = await Promise.allSettled([
    app().call(getService, sent, by),
    app().call(getServiceDates, sent, by),
  ])
  return [service.status, dates.status]
}
const shown = ['fulfilled', 'fulfilled']
const missing = ['rejected', 'rejected']

test('a service that is not listed opens by the links of its own people alone', async () => {
  await addService(app().rows, { id: 'other' })
  const { businessId } = app().rows
  await run(sql`insert into orders (business_id, id, origin, service_id, contact, currency, locale)
    values (${businessId}, ${ORDER}, 'OWNER', 'mini', '{}'::jsonb, 'USD', 'en-US')`)
  await run(sql`insert into inquiry (business_id, id, service_id, contact, answers, body_sha256, locale)
    values (${businessId}, ${INQUIRY}, 'mini', '{}'::jsonb, '[]'::jsonb, 'once', 'en-US')`)
  const kept = await addSlot(app().rows)
  const free = await addSlot(app().rows)
  await run(sql`update slot set offer_token = ${ORDER}, offer_order_id = ${ORDER}, offer_until = now() + interval '1 day'
    where id = ${kept}`)
  await run(sql`update service set is_published = false where business_id = ${businessId}`)
  expect(await asked('mini')).toEqual(missing)
  expect(await asked('mini', 'nobodysorder000000000000')).toEqual(missing)
  expect(await asked('mini', free)).toEqual(missing)
  for (const entry of [ORDER, INQUIRY, kept]) {
    expect(await asked('mini', entry)).toEqual(shown)
    expect(await asked('other', entry)).toEqual(missing)
  }
  await addSite(app().database, 'other.test')
  await run(sql`update service set is_published = false`)
  expect(await asked('mini', ORDER, 'other.test')).toEqual(missing)
})
