import type { settleInvoice as settleOne, settleInvoices as settleAll } from '@bellows/api'
import type { Invoice, Order } from '@bellows/domain'
import { notFound, type Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { readOrderFacts, type OrderFacts } from '../orders/order-facts.ts'
import { orderWire } from '../orders/order-wire.ts'
import { isBeingPaid } from './attempts.ts'
import { invoiceCanceled } from './payment-refusals.ts'
import { settleInvoice } from './settle-invoice.ts'
import { tillOf, type Till } from './till.ts'

const orderNow = async (till: Till, id: string): Promise<Order> => orderWire(await readOrderFacts(till, id))

const statusOf = (order: Order, invoiceId: string) =>
  order.invoices.find(({ id }) => id === invoiceId)?.paymentStatus

/** Settles what is settled of one invoice; asked again, answers the same. */
export const answerInvoiceSettled: Handler<typeof settleOne> = async ({ orderId, invoiceId }, call) => {
  const till = tillOf(call)
  const facts = await readOrderFacts(till, orderId)
  const invoice = facts.invoices.find(({ id }) => id === invoiceId)
  if (!invoice) throw notFound()
  if (invoice.paymentStatus === 'CANCELED') throw invoiceCanceled()
  if (invoice.paymentStatus === 'PAID') return orderWire(facts)
  const refusal = await settleInvoice(till, facts, invoice)
  const order = await orderNow(till, orderId)
  if (refusal && statusOf(order, invoiceId) !== 'PAID') throw refusal
  return order
}

/** Where nothing could be settled, what weighs most: a provider that is away, a decline, a payment still missing. */
const weights = [
  'provider_unreachable',
  'payment_declined',
  'payment_not_confirmed',
  'owner_confirms_offline_payments',
]
const weightOf = ({ error }: Refusal) => weights.indexOf(error)

interface Tried {
  settled: number
  refusals: Refusal[]
}

/** One after another: the first retainer that is paid may book the order. */
export async function trySettling(till: Till, facts: OrderFacts, open: readonly Invoice[]): Promise<Tried> {
  const tried: Tried = { settled: 0, refusals: [] }
  for (const invoice of open) {
    const refusal = await settleInvoice(till, facts, invoice)
    if (refusal) tried.refusals.push(refusal)
    else tried.settled += 1
  }
  tried.refusals.sort((a, b) => weightOf(a) - weightOf(b))
  return tried
}

export const openInvoices = ({ invoices }: OrderFacts): Invoice[] =>
  invoices.filter(({ paymentStatus }) => paymentStatus === 'PENDING')

/** Nothing is being paid, and what was asked for before is paid: a lost answer is simply given again. */
async function isDone(till: Till, { id, invoices }: Order): Promise<boolean> {
  const isPaid = invoices.some(({ paymentStatus }) => paymentStatus === 'PAID')
  return isPaid && !(await isBeingPaid(till, id))
}

/** Settles what is settled of all open invoices; refused only when that is none of them. */
export const answerInvoicesSettled: Handler<typeof settleAll> = async ({ orderId }, call) => {
  const till = tillOf(call)
  const facts = await readOrderFacts(till, orderId)
  if (facts.order.status === 'CANCELLED') throw invoiceCanceled()
  const { settled, refusals } = await trySettling(till, facts, openInvoices(facts))
  const order = await orderNow(till, orderId)
  if (settled === 0 && refusals[0] && !(await isDone(till, order))) throw refusals[0]
  return order
}
