import { createOrder, getOrder, getService, holdSlot, prepareOrder } from '@bellows/api'
import { dayOf, MINUTE, weekdayOf } from '@bellows/domain'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { customer } from '../testing/booked.ts'
import { startIn } from '../testing/full-session.ts'
import { smallStudio } from '../testing/small-folder.ts'
import { useStudioFolder, type Json } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const { run, rows, edit } = useStudioFolder(app)
const { host } = smallStudio
const BOOKED = 'seededbookedorder0000000001'
const other = { id: 'story', name: 'Story', type: 'MULTI', totalFee: '250.00', shootDuration: 20 }

const offer = (more: Json) =>
  edit('services/orchard-minis.json', (service) => Object.assign(service, { addons: [], ...more }))
const leaveOutPeople = () => edit('people.json', (people) => Object.assign(people, { orders: [] }))

beforeEach(async () => {
  await run()
  leaveOutPeople()
})

test('a package that was sold with its discount can be withdrawn, and its order still names it', async () => {
  await sql`update orders set has_discount = true where id = ${BOOKED}`.execute(app().database.kysely)
  offer({ packages: [other] })
  await run()
  const order = await app().call(getOrder, { id: BOOKED }, { host })
  expect(order).toMatchObject({ package: { name: 'Mini' }, addons: [{ name: 'Print', quantity: 2 }] })
  const service = await app().call(getService, { slug: 'orchard-minis' }, { host })
  expect(service).toMatchObject({ packages: [{ id: 'story' }], addons: [] })
})

test('what comes back is offered again', async () => {
  offer({ packages: [other] })
  await run()
  offer({ packages: [{ ...other, id: 'mini', name: 'Mini again' }] })
  await run()
  const { packages } = await app().call(getService, { slug: 'orchard-minis' }, { host })
  expect(packages).toMatchObject([{ id: 'mini', name: 'Mini again' }])
})

async function heldMini() {
  const [free] = await rows<{ id: string }>(sql`select id from slot where business_id = 'small'
    and status = 'AVAILABLE' and not is_break_time and not is_disabled and offer_until is null order by start_time`)
  const id = free?.id ?? ''
  const { holdToken: token } = await app().call(holdSlot, { id, packageId: 'mini' }, { host })
  return { id, token }
}

test('a held package that is withdrawn from among several is told of', async () => {
  const { id, token } = await heldMini()
  offer({ packages: [other, { ...other, id: 'epic' }] })
  await run()
  expect(await app().refusal(holdSlot, { id }, { host, token })).toMatchObject({
    status: 422,
    error: 'not_offered',
  })
})

test('the only package that takes its place is held at its own price', async () => {
  const { id, token } = await heldMini()
  offer({ type: 'SINGLE_PACKAGE', packages: [{ ...other, type: 'SINGLE' }] })
  await run()
  const held = await app().call(holdSlot, { id }, { host, token })
  expect(held).toMatchObject({ packageId: 'story', quote: { subtotal: '250.00' } })
})

test('what is held of a withdrawn package is ordered as it was held', async () => {
  const { id: slotId, token } = await heldMini()
  offer({ packages: [other, { ...other, id: 'epic' }] })
  await run()
  const sent = { serviceId: 'orchard-minis', slotId, customer }
  expect(await app().call(createOrder, sent, { host, token })).toMatchObject({
    package: { name: 'Mini' },
    quote: { lines: [{ label: 'Mini', amount: '195.00' }, { kind: 'discount' }] },
  })
})

/** Nine o'clock of a day on which the studio's portraits are taken, a week ahead. */
const openStart = () =>
  [8, 9, 10]
    .map((days) => startIn(days))
    .find((start) => weekdayOf(dayOf(Date.parse(start), 'America/Chicago')) <= 5) ?? ''

test('an order that was prepared with a package is held and paid as agreed after it is withdrawn', async () => {
  const wanted = { serviceId: 'portrait', customer }
  const { order: prepared } = await app().call(prepareOrder, wanted, { host, ownerOf: smallStudio.id })
  const short = { id: 'portrait-60', name: 'Short', type: 'SINGLE', totalFee: '300.00', shootDuration: 60 }
  edit('services/portrait.json', (service) => Object.assign(service, { packages: [short] }))
  await run()
  const asked = { id: 'portrait', startTime: openStart(), orderId: prepared.id }
  const { holdToken: token, slot } = await app().call(holdSlot, asked, { host })
  const minutes = (Date.parse(slot?.endTime ?? '') - Date.parse(slot?.startTime ?? '')) / MINUTE
  const sent = { serviceId: 'portrait', slotId: slot?.id ?? null, orderId: prepared.id }
  const { invoices, package: agreed } = await app().call(createOrder, sent, { host, token })
  expect([agreed?.name, minutes]).toEqual(['Portrait', 90])
  expect(invoices.map(({ milestone }) => milestone)).toEqual(['DURING_BOOKING', 'ON_SHOOT_DATE'])
})

test('a package that was sold is refused in another service, where its orders would not find it', async () => {
  offer({ packages: [other] })
  const mini = { id: 'mini', name: 'Mini', type: 'SINGLE', totalFee: '195.00', shootDuration: 90 }
  edit('services/portrait.json', (service) => Object.assign(service, { packages: [mini] }))
  await expect(run()).rejects.toThrow(
    'services/portrait.json at packages.0.id: "mini" was sold with the service "orchard-minis"',
  )
})
