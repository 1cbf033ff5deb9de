import type { Stripe } from 'stripe'
import type { StripeKeys } from '../base/payment-keys.ts'
import type { ProviderEvent, Reversal } from '../store/payments/attempt.ts'
import { textOf } from './parse-notice.ts'
import { BadSignature, type Notice } from './port.ts'

const SIGNATURE_SECONDS = 300

const reversals: ReadonlyMap<string, Reversal> = new Map([
  ['charge.refunded', 'refund'],
  ['charge.dispute.created', 'dispute'],
])

/** What an event is about: a session, its payment, or what belongs to that. */
function subjectOf(event: Stripe.Event): Pick<ProviderEvent, 'ref' | 'settlementRef' | 'attemptId'> {
  const object: unknown = event.data.object
  const { id, object: kind, payment_intent: intent, metadata } = Object(object)
  const attemptId = textOf(Object(metadata)['attemptId'])
  if (kind === 'checkout.session') return { ref: textOf(id), attemptId }
  return { ref: undefined, settlementRef: textOf(kind === 'payment_intent' ? id : intent), attemptId }
}

/** @throws BadSignature for a notice that is not Stripe's, or too old */
export function readStripeEvent(
  { webhooks }: Stripe,
  { webhookSecret }: StripeKeys,
  { raw, header, now }: Notice,
): ProviderEvent {
  if (!webhookSecret) throw new BadSignature('STRIPE')
  try {
    const signature = header('stripe-signature')
    const event = webhooks.constructEvent(raw, signature, webhookSecret, SIGNATURE_SECONDS, undefined, now)
    return { id: event.id, ...subjectOf(event), reversal: reversals.get(event.type) }
  } catch {
    throw new BadSignature('STRIPE')
  }
}
