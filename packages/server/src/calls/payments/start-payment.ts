import { toMinor, type Invoice } from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { badRequest, notFound } from '../../base/refusal.ts'
import { isNothing, collectPayment } from '../../payments/collect-payment.ts'
import { portTaking } from '../../payments/offered-payments.ts'
import { invoiceCanceled } from '../../payments/payment-refusals.ts'
import { noAction, type Action, type PaymentPort } from '../../payments/port.ts'
import { takePayment } from '../../payments/take-payment.ts'
import { tillOf } from '../../payments/till.ts'
import { holdExpired, notOffered, notYourHold } from '../../store/holds/booking-refusals.ts'
import { countOrRefuse } from '../../store/limits/rate-limit.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import { requireStepsBeforePayment } from '../../store/orders/required-steps.ts'
import type { Handler, InputOf } from '../handler.ts'

type Input = InputOf<'startPayment'>

const HOUR = 3600

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
  if (!port) throw notOffered('way of paying')
  return port
}

/** Each try may cost the studio a fee, and tries are how stolen cards are tested. */
const countTry = ({ database, studio, address, settings }: Call) =>
  countOrRefuse(database, {
    businessId: studio.id,
    bucket: 'payment',
    address,
    most: settings.paymentsPerHour,
    seconds: HOUR,
  })

/** Where the visitor comes back to; from the studio's own address, never the request's. */
function returnUrlOf({ order, business }: OrderFacts, invoiceId: string): string {
  const path =
    order.confirmedAt || order.slotId === null
      ? `/shoots/${order.id}/payments/${invoiceId}`
      : `/slots/${order.slotId}/payments`
  return `https://${business.domain}${path}`
}

function requireSource(port: PaymentPort, paymentToken: string | undefined): void {
  if (port.needsSource && paymentToken === undefined) {
    const message = 'This way of paying needs a payment token'
    throw badRequest(message, [{ path: 'paymentToken', message }])
  }
}

/** What is still to be done in the browser; nothing when the invoice is paid. */
async function begin(facts: OrderFacts, invoice: Invoice, { input, call }: { input: Input; call: Call }) {
  const till = tillOf(call)
  if (invoice.paymentStatus === 'PAID') return undefined
  if (isNothing(invoice)) return collectPayment(till, facts, invoice).then(() => undefined)
  const { method, paymentToken: source } = input
  const port = await requirePort(facts, invoice, { method, call })
  requireSource(port, source)
  await countTry(call)
  return takePayment(till, port, {
    orderId: facts.order.id,
    invoiceId: invoice.id,
    returnUrl: returnUrlOf(facts, invoice.id),
    source,
  })
}

/** Starts paying one invoice, or resumes what was started: the amount is the invoice's, whatever is asked. */
export const startPayment: Handler<'startPayment'> = async (input, call) => {
  const facts = await readOrderFacts(tillOf(call), input.orderId)
  const invoice = requireInvoice(facts, input.invoiceId)
  requireAuthority(facts, call)
  if (!facts.order.confirmedAt) requireStepsBeforePayment(facts)
  if (invoice.paymentStatus !== 'PAID') requireTime(facts)
  const action: Action | undefined = await begin(facts, invoice, { input, call })
  const order = orderWire(await readOrderFacts(tillOf(call), input.orderId))
  return { state: action ? 'OPEN' : 'PAID', ...(action ?? noAction), order }
}
