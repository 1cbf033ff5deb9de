import { confirmOrder, createOrder, getContract, holdSlot, signContract } from '@bellows/api'
import { sql } from 'kysely'
import { addPackage, addSlot } from '../../test/studio-fixture.ts'
import type { TestApp } from './test-app.ts'

export const customer = { fullName: 'Ann Booker', email: 'ann@people.example', phone: '+1 555 010 0300' }

const contracts = [
  {
    id: 'agreement',
    name: 'Agreement',
    body: '<p>{{client}} books {{package}} for {{fee}}.</p>',
    version: 'v1',
  },
  { id: 'release', name: 'Model release', body: '<p>Pictures may be shown.</p>', version: 'v1' },
]

/** Adds to what is stored of the studio's settings. */
export const putSettings = ({ database }: TestApp, part: object) =>
  sql`update business set settings = settings || ${JSON.stringify(part)}::jsonb where id in (
    select business_id from business_domain where domain = 'studio.test')`.execute(database.kysely)

/** Makes this the content of the mini service. */
export const putContent = ({ database }: TestApp, content: object) =>
  sql`update service set content = ${JSON.stringify(content)}::jsonb where id = 'mini'`.execute(
    database.kysely,
  )

/** A held slot with an order, of a service that asks for two contracts. */
export async function orderToSign(app: TestApp) {
  await putSettings(app, { contracts })
  await putContent(app, { contractTemplates: contracts.map(({ id }) => id) })
  await addPackage(app.rows)
  return newOrder(app)
}

/** Holds a fresh slot of the mini service and orders it. */
export async function newOrder(app: TestApp) {
  const slotId = await addSlot(app.rows)
  const { holdToken: token } = await app.call(holdSlot, { id: slotId })
  const order = await app.call(createOrder, { serviceId: 'mini', slotId, customer }, { token })
  return { slotId, token, orderId: order.id }
}

type Ordered = Awaited<ReturnType<typeof newOrder>>

/** Reads a contract and signs what was read. */
export async function signOne(app: TestApp, { orderId, token }: Ordered, id: string) {
  const { fingerprint } = await app.call(getContract, { orderId, id }, { token })
  const { fullName } = customer
  return app.call(signContract, { orderId, id, fullName, hasConsented: true, fingerprint }, { token })
}

/** An order whose two contracts are signed and that is booked. */
export async function signedBooking(app: TestApp): Promise<Ordered> {
  const ordered = await orderToSign(app)
  await signOne(app, ordered, 'agreement')
  await signOne(app, ordered, 'release')
  await app.call(confirmOrder, { id: ordered.orderId }, { token: ordered.token })
  return ordered
}
