import type { Order, PaymentMethod } from '@bellows/domain'
import { makeOrder } from './order-fixture.ts'
import type { FakeAnswers } from './story-world.tsx'

export const ORDER_ID = 'order-order-order-order-1'
export const CONFIRM = `POST /api/public/orders/${ORDER_ID}/confirm`
export const START = `POST /api/public/orders/${ORDER_ID}/invoices/invoice-1/payments`
export const SETTLE = `PATCH /api/public/orders/${ORDER_ID}/invoices/paid`
export const PAGE = 'https://pay.example/page'

const instructions = 'After you confirm, by bank transfer or in cash.'

type Given = Readonly<{
  order?: Order
  /** Online where some are named; else the studio collects by itself. */
  methods?: readonly PaymentMethod[]
  /** Clients say that they have paid directly. */
  clientMayReportPayment?: boolean
}>

/** What Checkout asks of the server, and its answers. */
export function paymentAnswers(
  { order = makeOrder(), methods, clientMayReportPayment }: Given = {},
  more: FakeAnswers = {},
): FakeAnswers {
  const feeCollection = methods ? 'COLLECT_FEES_ONLINE' : 'COLLECT_FEES_OFFLINE'
  const offered = (methods ?? []).map((method) => ({ method }))
  return {
    [`GET /api/public/orders/${ORDER_ID}`]: { data: order },
    'GET /api/public/business/payment-services': {
      data: { feeCollection, methods: offered, instructions, clientMayReportPayment },
    },
    [CONFIRM]: { data: makeOrder({ status: 'BOOKED' }) },
    [START]: { data: { state: 'OPEN', pageUrl: PAGE, order } },
    ...more,
  }
}
