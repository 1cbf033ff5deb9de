import { getOrder, getService, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
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
