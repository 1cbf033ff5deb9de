import { HOUR } from '@bellows/domain'
import type { ProviderEvent, Reversal } from '../store/payments/attempt.ts'
import { parseNotice, textOf } from './parse-notice.ts'
import { BadSignature, type Notice } from './port.ts'

/** Square sends a notice again for 72 hours and dates it when it happened. */
const NOTICE_HOURS = 72

const kinds: readonly Reversal[] = ['refund', 'dispute']

const payment = (object: object) => Object(Object(object)['payment'])
const refund = (object: object) => Object(Object(object)['refund'])
const dispute = (object: object) => Object(Object(Object(object)['dispute'])['disputed_payment'])

/** What a notice, whose signature was verified, is about. @throws BadSignature for one that is too old */
export function readSquareEvent({ raw, now }: Notice): ProviderEvent {
  const { event_id: id, type, created_at: created, data } = parseNotice(raw, 'SQUARE')
  const sent = Date.parse(textOf(created) ?? '')
  if (typeof id !== 'string' || typeof type !== 'string') throw new BadSignature('SQUARE')
  if (!(Math.abs(now - sent) <= NOTICE_HOURS * HOUR)) throw new BadSignature('SQUARE')
  const object: object = Object(Object(data)['object'])
  const reversal = kinds.find((kind) => type.startsWith(`${kind}.`))
  const paid = payment(object)['id'] ?? refund(object)['payment_id'] ?? dispute(object)['payment_id']
  // The note is what we had the link put on its payments.
  const attemptId = textOf(payment(object)['note'])
  return { id, ref: undefined, settlementRef: textOf(paid), attemptId, reversal }
}
