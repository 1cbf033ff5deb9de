import {
  HOUR,
  isNothing,
  METHOD_PARAMETER,
  PAID_SLOT_PARAMETER,
  PAYMENT_PARAMETER,
  SECOND,
  toMinor,
  type Invoice,
} from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { notFound } from '../../base/refusal.ts'
import { collectPayment } from '../../payments/collect-payment.ts'
import { portTaking } from '../../payments/offered-payments.ts'
import { invoiceCanceled } from '../../payments/payment-refusals.ts'
import { takePayment, type Begun } from '../../payments/take-payment.ts'
import { tillOf } from '../../payments/till.ts'
import { holdExpired, notOffered, notYourHold, termsChanged } from '../../store/holds/booking-refusals.ts'
import { countOrRefuse } from '../../store/limits/rate-limit.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'
import { orderReference } from '../../store/orders/order-reference.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import { requireStepsBeforePayment } from '../../store/orders/required-steps.ts'
import type { Handler, InputOf } from '../handler.ts'

type Input = InputOf<'startPayment'>

/** Whoever has the link of a booked order may pay it; before that only the hold's own visitor. */
function requireAuthority({ order }: OrderFacts, { holdToken }: Call): void {
  if (order.confirmedAt) return
  if (holdToken === undefined || holdToken !== order.holdToken) throw notYourHold()
}

/** No money is taken for a time that is gone already. */
function requireTime({ order }: OrderFacts): void {
  if (order.confirmedAt || order.hasSlot) return
  if (order.slotId !== null || order.shootStart !== null) throw holdExpired()
}

/** No money is taken at a price that is no longer the hold's. */
function requireCurrent({ order }: OrderFacts): void {
  if (order.isOutdated) throw termsChanged()
}

function requireInvoice({ invoices }: OrderFacts, invoiceId: string): Invoice {
  const found = invoices.find(({ id }) => id === invoiceId)
  if (!found) throw notFound()
  if (found.paymentStatus === 'CANCELED') throw invoiceCanceled()
  return found
}

async function requirePort(
  facts: OrderFacts,
  invoice: Invoice,
  { method, call }: { method: Input['method']; call: Call },
) {
  const { currency } = facts.order
  const asked = { method, amountMinor: toMinor(invoice.amount, currency), currency }
  const port = await portTaking(tillOf(call), facts.settings.payments, asked)
  if (!port) throw notOffered((texts) => texts.methodNotOffered)
  return port
}

/** Each try may cost the studio a fee, and tries are how stolen cards are tested. */
const countTry = ({ database, studio, address, settings }: Call) =>
  countOrRefuse(database, {
    businessId: studio.id,
    bucket: 'payment',
    address,
    most: settings.paymentsPerHour,
    seconds: HOUR / SECOND,
  })

const isLoopback = (host: string) => /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1)(?::\d+)?$/.test(host)

/** The studio's address that this visitor uses: no other reaches a call. */
const originOf = ({ host }: Call) => `${isLoopback(host) ? 'http' : 'https'}://${host}`

/** The page that the visitor pays on, and comes back to. */
function pathOf({ order, service }: OrderFacts, { invoiceId, entry, isAll }: Input): string {
  if (order.confirmedAt) return `/shoots/${order.id}/payments${isAll ? '' : `/${invoiceId}`}`
  if (entry) return `/${entry.prefix}/${encodeURIComponent(entry.id)}/payments`
  return order.slotId === null ? `/services/${service.slug}/payments` : `/slots/${order.slotId}/payments`
}

/** Where the visitor comes back to, and what is said there of the payment. */
function backTo(facts: OrderFacts, { input, call }: { input: Input; call: Call }, payment: string): string {
  const { confirmedAt, slotId } = facts.order
  const said = new URLSearchParams({ [PAYMENT_PARAMETER]: payment, [METHOD_PARAMETER]: input.method })
  if (!confirmedAt && slotId !== null) said.set(PAID_SLOT_PARAMETER, slotId)
  return `${originOf(call)}${pathOf(facts, input)}?${said}`
}

const DESCRIPTION_MAX = 200

function wantedOf(facts: OrderFacts, input: Input, call: Call) {
  const { order, service } = facts
  return {
    orderId: order.id,
    invoiceId: input.invoiceId,
    description: `${service.name} · ${orderReference(order.id)}`.slice(0, DESCRIPTION_MAX),
    returnUrl: backTo(facts, { input, call }, 'returned'),
    cancelUrl: backTo(facts, { input, call }, 'cancelled'),
  }
}

async function begin(
  facts: OrderFacts,
  invoice: Invoice,
  { input, call }: { input: Input; call: Call },
): Promise<Begun> {
  const till = tillOf(call)
  if (invoice.paymentStatus === 'PAID') return { state: 'PAID' }
  if (isNothing(invoice)) {
    await collectPayment(till, facts, { invoice })
    return { state: 'PAID' }
  }
  const port = await requirePort(facts, invoice, { method: input.method, call })
  await countTry(call)
  return takePayment(till, port, wantedOf(facts, input, call))
}

/** Starts paying one invoice, or resumes what was started: the amount is the invoice's, whatever is asked. */
export const startPayment: Handler<'startPayment'> = async (input, call) => {
  const facts = await readOrderFacts(tillOf(call), input.orderId)
  const invoice = requireInvoice(facts, input.invoiceId)
  requireAuthority(facts, call)
  if (!facts.order.confirmedAt) requireStepsBeforePayment(facts)
  if (invoice.paymentStatus !== 'PAID') {
    requireTime(facts)
    requireCurrent(facts)
  }
  const begun = await begin(facts, invoice, { input, call })
  const order = orderWire(await readOrderFacts(tillOf(call), input.orderId))
  return { pageUrl: null, ...begun, order }
}
