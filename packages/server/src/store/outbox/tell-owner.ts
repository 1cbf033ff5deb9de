import type { TxScope } from '../../base/scope.ts'
import { putMessage } from './put-message.ts'

/** What may be told of a payment; `docs/payments.md` says who reads it. */
export type PaymentNews =
  | 'invoice.paid'
  | 'invoice.reported'
  | 'payment.mismatch'
  | 'payment.unexpected'
  | 'payment.reversed'
  | 'order.paid_without_slot'

interface News {
  kind: PaymentNews
  /** What it is told once of. */
  about: string
  payload: Readonly<Record<string, string | null>>
}

/** Puts a message into the outbox, once for whatever it is about. */
export const tell = (scope: TxScope, { kind, about, payload }: News): Promise<void> =>
  putMessage(scope, { kind, key: `${kind}:${about}`, payload })
