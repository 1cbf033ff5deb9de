import { DAY, isRecord } from '@bellows/domain'
import type { PaypalKeys } from '../base/payment-keys.ts'
import type { ProviderEvent, Reversal } from '../store/payments/attempt.ts'
import { parseNotice, textOf } from './parse-notice.ts'
import type { PaypalCall } from './paypal-client.ts'
import { BadSignature, ProviderUnreachable, type Notice } from './port.ts'

/** PayPal sends a notice again for three days. */
const NOTICE_DAYS = 3

const names = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
}

function refuseStale({ header, now }: Notice): void {
  const sent = Date.parse(header(names.transmission_time))
  if (!(Math.abs(now - sent) <= NOTICE_DAYS * DAY)) throw new BadSignature('PAYPAL')
}

/** The notice goes to PayPal byte for byte as it came: written anew, its signature would not fit. */
async function requireSignature(call: PaypalCall, { webhookId }: PaypalKeys, notice: Notice): Promise<void> {
  const headers = Object.entries(names).map(([field, name]) => [field, notice.header(name)])
  const facts = JSON.stringify({ ...Object.fromEntries(headers), webhook_id: webhookId })
  const { body } = await call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${facts.slice(0, -1)},"webhook_event":${notice.raw}}`,
  })
  const { verification_status: verdict } = body
  if (verdict === 'FAILURE') throw new BadSignature('PAYPAL')
  if (verdict !== 'SUCCESS') throw new ProviderUnreachable('PAYPAL')
}

/** The order of a capture's or refund's notice stands beside it; an order's own is its id. */
function orderOf(resource: Record<string, unknown>, kind: string): string | undefined {
  if (kind.startsWith('CHECKOUT.ORDER.')) return textOf(resource.id)
  const related: unknown = Object(resource.supplementary_data)['related_ids']
  return textOf(Object(related)['order_id'])
}

const CAPTURE = /\/captures\/([^/]+)$/
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The capture that a dispute names, or a refund by the link to what it is of. */
function captureOf({ disputed_transactions: disputed, links }: Record<string, unknown>): string | undefined {
  const [transaction] = listOf(disputed)
  const link = listOf(links).find((one) => Object(one)['rel'] === 'up')
  const [, linked] = CAPTURE.exec(textOf(Object(link)['href']) ?? '') ?? []
  return textOf(Object(transaction)['seller_transaction_id']) ?? linked
}

const reversals: ReadonlyMap<string, Reversal> = new Map([
  ['PAYMENT.CAPTURE.REFUNDED', 'refund'],
  ['PAYMENT.CAPTURE.REVERSED', 'refund'],
  ['CUSTOMER.DISPUTE.CREATED', 'dispute'],
])

/** @throws BadSignature, or ProviderUnreachable when PayPal does not say whose it is */
export async function readPaypalEvent(
  call: PaypalCall,
  keys: PaypalKeys,
  notice: Notice,
): Promise<ProviderEvent> {
  const { id, event_type: kind, resource } = parseNotice(notice.raw, 'PAYPAL')
  if (!keys.webhookId || typeof id !== 'string' || typeof kind !== 'string') throw new BadSignature('PAYPAL')
  refuseStale(notice)
  await requireSignature(call, keys, notice)
  const found = isRecord(resource) ? resource : {}
  const reversal = reversals.get(kind)
  const settlementRef = reversal ? captureOf(found) : undefined
  return { id, ref: orderOf(found, kind), settlementRef, attemptId: textOf(found.custom_id), reversal }
}
