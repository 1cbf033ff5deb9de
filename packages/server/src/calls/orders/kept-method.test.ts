import { confirmOrder } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPackage } from '../../../test/studio-fixture.ts'
import { newOrder, putSettings } from '../../testing/booked.ts'
import { sentBy } from '../../testing/mailroom.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ isOwn: true })
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

const refuseMethods = async () => {
  await run(sql`create function no_method() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full' using errcode = '53100'; end $$`)
  await run(
    sql`create trigger no_method before update of method on invoice for each row execute function no_method()`,
  )
}

test('a booking and how its client pays are kept together, whatever ends the server between them', async () => {
  const methods = [{ method: 'STRIPE' }, { method: 'OUTSIDE' }]
  await putSettings(app(), { payments: { feeCollection: 'COLLECT_FEES_ONLINE', methods } })
  await addPackage(app().rows)
  const { orderId: id, token } = await newOrder(app())
  await refuseMethods()
  const sent = { id, method: 'OUTSIDE' } as const
  expect(await app().refusal(confirmOrder, sent, { token })).toMatchObject({ status: 503 })
  expect(await sentBy(app())).toEqual([])
  await run(sql`drop trigger no_method on invoice`)
  const booked = await app().call(confirmOrder, sent, { token })
  expect(booked).toMatchObject({ status: 'BOOKED', invoices: [{ method: 'OUTSIDE' }] })
})
