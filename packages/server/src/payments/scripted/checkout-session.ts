import { randomUUID } from 'node:crypto'

interface Charge {
  id: string
  object: 'charge'
  amount_refunded: number
  disputed: boolean
}

interface Intent {
  id: string
  object: 'payment_intent'
  amount_received: number
  currency: string
  status: string
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code: string } | null
  latest_charge: Charge | null
}

/** A checkout session, as far as anybody reads it. */
export interface CheckoutSession {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  metadata: Record<string, string>
  success_url: string
  cancel_url: string
  /** What is paid for. */
  description: string
  payment_intent: Intent | null
  /** Milliseconds at which a late payment arrives. */
  arrivesAt: number | null
}

const ITEM = 'line_items[0][price_data]'
const nameless = () => randomUUID().replaceAll('-', '')

function metadataIn(form: URLSearchParams): Record<string, string> {
  const pairs = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key ? [[key, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

export function newSession(form: URLSearchParams): CheckoutSession {
  const text = (name: string) => form.get(name) ?? ''
  return {
    id: `cs_test_${nameless()}`,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(text(`${ITEM}[unit_amount]`)),
    currency: text(`${ITEM}[currency]`),
    metadata: metadataIn(form),
    success_url: text('success_url'),
    cancel_url: text('cancel_url'),
    description: text(`${ITEM}[product_data][name]`),
    payment_intent: null,
    arrivesAt: null,
  }
}

/** A session's payment is made with the visitor's first try. */
function tried(session: CheckoutSession, change: Partial<Intent>): void {
  const { currency, metadata } = session
  const intent = session.payment_intent ?? {
    id: `pi_${nameless()}`,
    object: 'payment_intent',
    amount_received: 0,
    currency,
    status: 'requires_payment_method',
    metadata,
    last_payment_error: null,
    latest_charge: null,
  }
  session.payment_intent = { ...intent, ...change }
}

export function succeed(session: CheckoutSession, charge: Partial<Charge> = {}): void {
  const latest_charge = {
    id: 'ch_1',
    object: 'charge' as const,
    amount_refunded: 0,
    disputed: false,
    ...charge,
  }
  tried(session, {
    status: 'succeeded',
    amount_received: session.amount_total,
    last_payment_error: null,
    latest_charge,
  })
  Object.assign(session, { status: 'complete', payment_status: 'paid', arrivesAt: null })
}

export const decline = (session: CheckoutSession): void =>
  tried(session, { last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' } })

/** The visitor is done; the money comes later. */
export function processing(session: CheckoutSession, arrivesAt: number | null): void {
  tried(session, { status: 'processing', last_payment_error: null })
  Object.assign(session, { status: 'complete', arrivesAt })
}
