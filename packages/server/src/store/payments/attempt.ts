import type { PaymentProvider as ProviderName } from '@bellows/domain'

export type { ProviderName }

/** Our own record of one attempt to pay one invoice; what the provider says is held against it. */
export interface Attempt {
  id: string
  /** The provider's name of it; `null` while, or because, no answer came. */
  ref: string | null
  orderId: string
  /** `null` when the invoice went with a change of the order. */
  invoiceId: string | null
  /** Minor units of our own digit table. */
  amountMinor: number
  currency: string
  createdAt: Date
  /** Its invoice still asks for money, and it was not given up for another way: what is approved may be taken. */
  isOwed: boolean
}

/** Money went back, or is claimed back. */
export type Reversal = 'refund' | 'dispute'

/** A notice of the provider, its signature verified; it only says what to look at. */
export interface ProviderEvent {
  id: string
  ref: string | undefined
  /** The provider's name of the money, where it names that. */
  settlementRef?: string | undefined
  attemptId: string | undefined
  reversal: Reversal | undefined
}
