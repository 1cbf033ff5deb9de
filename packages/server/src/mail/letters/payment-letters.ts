import { dayOf, formatAmount, formatDay, selectDatePath, type Invoice } from '@bellows/domain'
import * as z from 'zod/mini'
import { contactRows, letterToClient, letterToOwner, type Occasion, type Writer } from './ground.ts'
import type { FactRows, PriceRow } from './mail.ts'
import { bookingRows, momentText, orderGround, siteLink, type OrderGround } from './order-ground.ts'
import { directWords } from './paying-words.ts'

const payloadSchema = z.object({ invoiceId: z.string(), isOverdue: z._default(z.boolean(), false) })

async function invoiceGround(occasion: Occasion) {
  const { invoiceId, isOverdue } = z.parse(payloadSchema, occasion.payload)
  const ground = await orderGround(occasion)
  const invoice = ground.facts.invoices.find(({ id }) => id === invoiceId)
  const { quote } = ground.order
  const amountOf = ({ amount }: Invoice) =>
    formatAmount(amount, quote.currency, ground.facts.business.language)
  return { ...ground, invoice, isOverdue, amountOf }
}

/** Nothing where it was paid or cancelled meanwhile. */
export const invoiceToClient: Writer = async (occasion) => {
  const ground = await invoiceGround(occasion)
  const { facts, order, texts, customer, invoice, isOverdue, amountOf } = ground
  if (invoice?.paymentStatus !== 'PENDING' || invoice.dueDate === null) return null
  const title = isOverdue ? texts.invoice.overdue : texts.invoice.due
  const told = title(amountOf(invoice), formatDay(invoice.dueDate, facts.business.language))
  const parts = [
    texts.invoice.lead(order.service.name),
    `${told}.`,
    { rows: [[texts.labels.reference, order.reference] as const] },
    ...directWords(ground),
    siteLink(texts.links.payments, facts, `/shoots/${order.id}/payments/${invoice.id}`),
    texts.invoice.settled,
  ]
  return letterToClient(facts.business, customer, { subject: told, parts })
}

/** Of what has arrived, never of what a client only reports. */
export const receiptToClient: Writer = async (occasion) => {
  const { facts, order, texts, customer, invoice, amountOf } = await invoiceGround(occasion)
  const { business, settings } = facts
  if (invoice?.paymentStatus !== 'PAID' || !settings.groups.clientEmails.confirmation) return null
  const amount = amountOf(invoice)
  const money = (sum: string) => formatAmount(sum, order.quote.currency, business.language)
  const { labels, receipt } = texts
  const paidOn = invoice.paidDate
    ? formatDay(dayOf(Date.parse(invoice.paidDate), business.timeZone), business.language)
    : ''
  const rows = [
    [labels.reference, order.reference],
    [labels.service, order.service.name],
    [labels.paidOn, paidOn],
  ] as const
  const prices: PriceRow[] = [{ name: labels.paid, amount, place: 'total' }]
  if (Number(order.left) > 0) prices.push({ name: labels.left, amount: money(order.left) })
  const link = siteLink(texts.links.payments, facts, `/shoots/${order.id}/payments/${invoice.id}`)
  const told = { rows: rows.filter(([, value]) => value !== ''), prices }
  return letterToClient(business, customer, {
    subject: receipt.subject(amount, order.service.name),
    parts: [receipt.lead(amount), told, receipt.keep, link],
  })
}

export const paidToOwner: Writer = async (occasion) => {
  const ground = await invoiceGround(occasion)
  const { facts, texts, customer, invoice, amountOf } = ground
  if (!invoice || !facts.settings.groups.notifications.payment) return null
  const { subject, lead } = texts.paidOwner
  const amount = amountOf(invoice)
  const content = {
    subject: subject(amount, customer.fullName),
    parts: [lead(amount, customer.fullName), bookingRows(ground), contactRows(texts, customer)],
  }
  return letterToOwner(facts.business, customer, content)
}

const lostSchema = z.object({ lostStart: z._default(z.nullable(z.string()), null) })

/** What was paid, and the time that it was for. */
function lostRows(ground: OrderGround, { payload }: Occasion): FactRows {
  const { lostStart } = z.parse(lostSchema, payload)
  const { rows, prices } = bookingRows(ground)
  if (lostStart === null) return { rows, prices }
  const lost = [ground.texts.labels.timeTaken, momentText(lostStart, ground.facts.business)] as const
  return { rows: [...rows, lost], prices }
}

/** Nothing once another time was chosen. */
export const lostToClient: Writer = async (occasion) => {
  const ground = await orderGround(occasion)
  const { facts, order, texts, customer } = ground
  if (!order.isPaidWithoutSlot) return null
  const { subject, lead } = texts.lostClient
  const link = siteLink(texts.links.newTime, facts, selectDatePath(order.id))
  const parts = [lead, lostRows(ground, occasion), link]
  return letterToClient(facts.business, customer, { subject, parts })
}

/** Whatever the settings: money is there and nobody else would notice. Nothing once another time was chosen. */
export const lostToOwner: Writer = async (occasion) => {
  const ground = await orderGround(occasion)
  const { facts, order, texts, customer } = ground
  if (!order.isPaidWithoutSlot) return null
  const { subject, lead } = texts.lostOwner
  const parts = [lead(customer.fullName), lostRows(ground, occasion), contactRows(texts, customer)]
  return letterToOwner(facts.business, customer, { subject: subject(customer.fullName), parts })
}
