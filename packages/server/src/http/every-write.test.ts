import { randomUUID } from 'node:crypto'
import {
  confirmOrder,
  endpoints,
  getBooking,
  getContract,
  holdSlot,
  type Endpoint,
  type EndpointName,
} from '@bellows/api'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { leaveMinutes } from '../../test/holds.ts'
import { bookSlot as bookDirectly } from '../../test/orders.ts'
import { fakeStripe } from '../../test/payments/fake-stripe.ts'
import { leavesPromisesKept } from '../../test/promises.ts'
import { addPackage, addSlot, minutesFromNow } from '../../test/studio-fixture.ts'
import { addGuest, addWaitlistService, addWantedSlot, offerOf } from '../../test/waitlist.ts'
import { cancelOrder } from '../store/orders/cancel-order.ts'
import { newOrder, orderToSign, putContent, putSettings, signedBooking } from '../testing/booked.ts'
import { tableDigest } from '../testing/calling/table-digest.ts'
import { useTestApp, type Visitor } from '../testing/test-app.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.loopback.close())
const app = useTestApp({ settings: { paymentEnvironment: stripe.environment } })
leavesPromisesKept(() => app().database)
beforeEach(() => addPackage(app().rows))

const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const customer = { fullName: 'Ann Booker', email: 'ann@people.example', phone: '+1 555 010 0300' }
const byOwner = () => ({ ownerOf: app().rows.businessId })

type Asked = readonly [input: Record<string, unknown>, by?: Visitor]

async function held() {
  const slotId = await addSlot(app().rows)
  const { holdToken: token } = await app().call(holdSlot, { id: slotId })
  return { slotId, token }
}

async function booked() {
  const ordered = await newOrder(app())
  await app().call(confirmOrder, { id: ordered.orderId }, ordered)
  const { rows } = await run(sql`select id from invoice where order_id = ${ordered.orderId}`)
  return { ...ordered, invoiceId: String(Object(rows[0]).id) }
}

const questions = [{ id: 'who', title: 'Who?', type: 'SHORT_TEXT', options: [] }]
const inquiry = {
  serviceId: 'mini',
  customer: { ...customer, emailConfirm: customer.email, phone: '' },
  answers: [
    { id: 'when', contents: ['2099-05-02'] },
    { id: 'text', contents: ['Hello'] },
  ],
}

async function inquired(): Promise<string> {
  const { id } = await app().call(endpoints.submitInquiry, inquiry)
  return id
}

/** What each write needs to be done once, and then again. */
const writes: Partial<Record<EndpointName, () => Promise<Asked>>> = {
  submitInquiry: async () => [inquiry],
  submitServiceInquiry: async () => [inquiry],
  holdSlot: async () => {
    const { slotId, token } = await held()
    await addPackage(app().rows, { id: 'other' })
    return [{ id: slotId, packageId: 'other' }, { token }]
  },
  releaseSlot: async () => {
    const { slotId, token } = await held()
    return [{ id: slotId }, { token }]
  },
  extendHold: async () => {
    const { slotId, token } = await held()
    await leaveMinutes(app().rows, slotId, 1)
    await run(sql`update slot set lockout_end = date_trunc('milliseconds', lockout_end) where id = ${slotId}`)
    const { lockoutEnd } = await app().call(getBooking, { id: slotId }, { token })
    return [{ id: slotId, lockoutEnd }, { token }]
  },
  bookSlot: async () => {
    const { slotId, token } = await newOrder(app())
    return [{ id: slotId }, { token }]
  },
  createOrder: async () => {
    const { slotId, token } = await held()
    return [{ serviceId: 'mini', slotId, customer }, { token }]
  },
  confirmOrder: async () => {
    const { orderId, token } = await newOrder(app())
    return [{ id: orderId }, { token }]
  },
  bookInquiry: async () => {
    const { slotId, token } = await held()
    return [{ inquiryId: await inquired(), serviceId: 'mini', slotId, customer }, { token }]
  },
  selectDate: async () => {
    const { orderId, slotId } = await booked()
    await run(sql`update slot set start_time = start_time + interval '20 days', end_time = end_time + interval '20 days'
      where id = ${slotId}`)
    await run(sql`update orders set shoot_start = shoot_start + interval '20 days',
      shoot_end = shoot_end + interval '20 days' where id = ${orderId}`)
    return [{ id: orderId, slotId: await addSlot(app().rows) }]
  },
  joinWaitlist: async () => {
    await run(sql`update service set is_waitlist_enabled = true where id = 'mini'`)
    return [{ serviceId: 'mini', customer }]
  },
  declineReservedSlot: async () => {
    const studio = app().rows
    const serviceId = await addWaitlistService(studio)
    await addGuest(studio, { serviceId })
    const id = await addWantedSlot(studio, serviceId)
    const orderId = await bookDirectly(studio, id)
    await cancelOrder(studio, { orderId, reason: '', outboxId: randomUUID() })
    const { token } = await offerOf(studio, id)
    return [{ id }, { token: token ?? '' }]
  },
  signContract: async () => {
    await run(sql`delete from package`)
    const { orderId, token } = await orderToSign(app())
    const { fingerprint } = await app().call(getContract, { orderId, id: 'agreement' }, { token })
    return [
      { orderId, id: 'agreement', fullName: customer.fullName, hasConsented: true, fingerprint },
      { token },
    ]
  },
  checkContract: async () => [{ fingerprint: 'a'.repeat(64) }],
  saveQuestionnaire: async () => {
    await putContent(app(), { questionnaire: { questions } })
    const { orderId, token } = await newOrder(app())
    return [{ orderId, answers: [{ id: 'who', contents: ['Ann'] }] }, { token }]
  },
  startPayment: async () => {
    await putSettings(app(), {
      payments: { feeCollection: 'COLLECT_FEES_ONLINE', methods: [{ method: 'STRIPE' }] },
    })
    const { orderId, token } = await newOrder(app())
    const { rows } = await run(sql`select id from invoice where order_id = ${orderId}`)
    return [{ orderId, invoiceId: Object(rows[0]).id, method: 'STRIPE' }, { token }]
  },
  settleInvoices: async () => {
    await run(sql`update business set client_may_report_payment = true`)
    return [{ orderId: (await booked()).orderId }]
  },
  settleInvoice: async () => {
    await run(sql`update business set client_may_report_payment = true`)
    const { orderId, invoiceId } = await booked()
    return [{ orderId, invoiceId }]
  },
  prepareOrder: async () => [
    { serviceId: 'mini', packageId: 'basic', slotId: await addSlot(app().rows), customer },
    byOwner(),
  ],
  moveOrderStatus: async () => [{ id: (await booked()).orderId, status: 'CANCELLED' }, byOwner()],
  receivePayment: async () => {
    const { orderId, invoiceId } = await booked()
    return [{ orderId, invoiceId }, byOwner()]
  },
  sendRescheduleLink: async () => {
    const { orderId } = await booked()
    await run(sql`update orders set shoot_start = shoot_start + interval '9 days',
      shoot_end = shoot_end + interval '9 days'`)
    return [{ id: orderId }, byOwner()]
  },
  setOrderDate: async () => {
    const { orderId } = await booked()
    return [
      {
        id: orderId,
        slotId: await addSlot(app().rows, {
          start_time: minutesFromNow(9000),
          end_time: minutesFromNow(9020),
        }),
      },
      byOwner(),
    ]
  },
  countersignOrder: async () => {
    await run(sql`delete from package`)
    return [{ id: (await signedBooking(app())).orderId, name: 'Maren Alder' }, byOwner()]
  },
  revokeTokens: async () => [{ version: 1 }, byOwner()],
  reportError: async () => [{ message: 'It broke' }],
}

/** The clock goes on, and a countersignature is counted when it is made. */
const passing = new Set(['serverNow', 'countersigned'])
const steady = (answer: unknown) =>
  JSON.stringify(answer, (key, value: unknown) => (passing.has(key) ? undefined : value))

const all: [string, Endpoint][] = Object.entries(endpoints)
const declared = all.filter(([, { method }]) => method !== 'GET')

test('no write is missing', () => {
  expect(Object.keys(writes).toSorted()).toEqual(declared.map(([name]) => name).toSorted())
})

/** These have no natural key: they are the owner's, or leave nothing behind; `Idempotency-Key` serves the first. */
const onlyOnce = new Set(['prepareOrder', 'declineReservedSlot'])
const leavesNothing = new Set(['checkContract', 'reportError'])

test.each(declared)(
  '%s is done, and asked again it is answered and changes nothing',
  async (name, endpoint) => {
    const ready = await writes[name as EndpointName]?.()
    if (!ready) throw new Error(`${name} is not ready`)
    const [input, by] = ready
    const before = await tableDigest(app().database.pool)
    const ask = () => app().call(endpoint, input, by)
    const first = await ask()
    const after = await tableDigest(app().database.pool)
    expect(JSON.stringify(after) !== JSON.stringify(before)).toBe(!leavesNothing.has(name))
    if (onlyOnce.has(name)) return
    const second = await ask()
    expect(steady(second)).toBe(steady(first))
    expect(await tableDigest(app().database.pool)).toEqual(after)
  },
)
