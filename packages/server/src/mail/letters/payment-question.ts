import { formatAmount } from '@bellows/domain'
import * as z from 'zod/mini'
import { contactRows, letterToOwner, type Writer } from './ground.ts'
import type { FactRows } from './mail.ts'
import { bookingRows, orderGround, type OrderGround } from './order-ground.ts'

const payloadSchema = z.object({
  invoiceId: z.optional(z.nullable(z.string())),
  method: z.optional(z.string()),
  amount: z.optional(z.string()),
  currency: z.optional(z.string()),
  reversal: z.optional(z.enum(['refund', 'dispute'])),
})

type PaymentQuestion = 'reported' | 'mismatch' | 'unexpected' | 'reversed'
type Told = z.infer<typeof payloadSchema>

const providers: Readonly<Partial<Record<string, string>>> = {
  STRIPE: 'Stripe',
  PAYPAL: 'PayPal',
  SQUARE: 'Square',
}

/** What was asked for with it; of what a client reports, what its invoice says. */
function amountOf({ facts, order }: OrderGround, { invoiceId, amount, currency }: Told): string | null {
  const { language } = facts.business
  if (amount !== undefined && currency !== undefined) return formatAmount(amount, currency, language)
  const invoice = facts.invoices.find(({ id }) => id === invoiceId)
  return invoice ? formatAmount(invoice.amount, order.quote.currency, language) : null
}

/** Which of a booking's payments it is: how much, and where the owner finds it. One that is not it has another amount. */
function paymentRows(question: PaymentQuestion, ground: OrderGround, told: Told): FactRows[] {
  const { payment, askedFor } = ground.texts.labels
  const sum = amountOf(ground, told)
  const provider = providers[told.method ?? '']
  const named = [sum, provider].filter((word) => typeof word === 'string')
  return named.length === 0
    ? []
    : [{ rows: [[question === 'mismatch' ? askedFor : payment, named.join(', ')]] }]
}

/** Always told: money that nobody else would ask after. */
export const questionToOwner =
  (question: PaymentQuestion): Writer =>
  async (occasion) => {
    const ground = await orderGround(occasion)
    const { facts, texts, customer } = ground
    const told = z.parse(payloadSchema, occasion.payload)
    const why = question === 'reversed' && told.reversal ? told.reversal : question
    const { subject, [why]: lead } = texts.paymentOwner
    const parts = [
      lead(customer.fullName),
      ...paymentRows(question, ground, told),
      bookingRows(ground),
      contactRows(texts, customer),
    ]
    return letterToOwner(facts.business, customer, { subject: subject(customer.fullName), parts })
  }
