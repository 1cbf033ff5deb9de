import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { cancelOrder } from '../store/orders/cancel-order.ts'
import { useStudioFolder } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const { run, rows, edit } = useStudioFolder(app)
const orderId = 'seededbookedorder0000000001'
const exec = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const places = () => rows(sql`select max_places, used_count, over_count from discount`)

const change = (discount: object | null) =>
  edit('services/orchard-minis.json', (service) => {
    const [offered] = [service['packages']].flat()
    Object.assign(Object(offered), { discount: discount && { ...Object(offered)['discount'], ...discount } })
  })
const next = { startDate: { in: '20d', at: '09:00' }, endDate: { in: '40d', at: '20:00' } }

/** All places of the discount are taken, one of them by the seeded booking, and one past the last. */
beforeEach(async () => {
  await run()
  await exec(sql`update discount set used_count = 9, over_count = 1`)
  await exec(sql`update orders set has_discount = true, has_discount_place = true where id = ${orderId}`)
})

test('a discount of another time has places of its own, however few', async () => {
  change({ ...next, maxSlots: 5 })
  await run()
  expect(await places()).toEqual([{ max_places: 5, used_count: 0, over_count: 0 }])
  await exec(sql`update discount set used_count = 2`)
  await cancelOrder(
    { kysely: app().database.kysely, businessId: 'small' },
    { orderId, reason: '', outboxId: 'x' },
  )
  expect(await places()).toMatchObject([{ used_count: 2 }])
})

test('one that is only longer keeps what is taken of it', async () => {
  change({ endDate: next.endDate })
  await run()
  expect(await places()).toEqual([{ max_places: 8, used_count: 9, over_count: 1 }])
})

test('a booking at a discount that is gone has no place of the next', async () => {
  change(null)
  await run()
  expect(await rows(sql`select 1 from orders where has_discount_place`)).toEqual([])
})

test('a package that is withdrawn and offered again has as many places left as before', async () => {
  const service = 'services/orchard-minis.json'
  let kept: unknown
  edit(service, (file) => {
    kept = file['packages']
    file['packages'] = [kept]
      .flat()
      .map((offered) => ({ ...Object(offered), id: `${Object(offered)['id']}-next` }))
  })
  await run()
  edit(service, (file) => Object.assign(file, { packages: kept }))
  await run()
  const left = await rows(sql`select d.max_places, d.used_count from discount d
    join package p on p.business_id = d.business_id and p.id = d.package_id where p.is_offered`)
  expect(left).toEqual([{ max_places: 8, used_count: 9 }])
})
