import * as z from 'zod/mini'
import type { Look, Payment } from './port.ts'
import { fromPaypalAmount } from './provider-amount.ts'

const amountSchema = z.object({ currency_code: z.string(), value: z.string() })

const captureSchema = z.object({ id: z.string(), status: z.string(), amount: amountSchema })

const unitSchema = z.object({
  reference_id: z.optional(z.string()),
  custom_id: z.optional(z.string()),
  amount: z.optional(amountSchema),
  payments: z.optional(z.object({ captures: z.optional(z.array(captureSchema)) })),
})

/** An order of PayPal's, as far as we read it. */
export const paypalOrderSchema = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z._default(z.array(unitSchema), []),
  links: z._default(z.array(z.object({ rel: z.string(), href: z.string() })), []),
})

export type PaypalOrder = z.output<typeof paypalOrderSchema>

const money = (amount: z.output<typeof amountSchema> | undefined) => {
  const currency = amount?.currency_code ?? ''
  return { amountMinor: fromPaypalAmount(amount?.value ?? '', currency), currency }
}

/** What an order asks for, be it paid or not. */
export function askedFor({ id, purchase_units: units }: PaypalOrder): Payment {
  const [unit, more] = units
  const amount = more ? undefined : unit?.amount
  const ids = { attemptId: unit?.custom_id, invoiceId: unit?.reference_id }
  return { ref: id, settlementRef: id, ...ids, ...money(amount) }
}

const approveRels = new Set(['approve', 'payer-action'])

function openLook({ id, links }: PaypalOrder, isDeclined = false): Look {
  const pageUrl = links.find(({ rel }) => approveRels.has(rel))?.href ?? null
  return { state: 'OPEN', ref: id, pageUrl, isDeclined }
}

const lost = new Set(['DECLINED', 'FAILED'])
const back = new Set(['REFUNDED', 'PARTIALLY_REFUNDED'])

/** An order by its capture: the money has come, is on its way, was declined, or went back. */
export function lookOfOrder(order: PaypalOrder): Look {
  if (order.status === 'VOIDED') return { state: 'FAILED', isDeclined: false }
  const [capture] = order.purchase_units.flatMap((unit) => unit.payments?.captures ?? [])
  if (!capture) return openLook(order)
  if (back.has(capture.status)) return { state: 'FAILED', isDeclined: false }
  if (lost.has(capture.status)) return { state: 'FAILED', isDeclined: true }
  if (capture.status !== 'COMPLETED') return openLook({ ...order, links: [] })
  const payment = { ...askedFor(order), settlementRef: capture.id, ...money(capture.amount) }
  return { state: 'SUCCEEDED', payment }
}

export const declinedOrder = (order: PaypalOrder): Look => openLook(order, true)
