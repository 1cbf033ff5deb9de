import type { Attempt, ProviderEvent, ProviderName } from '../store/payments/attempt.ts'

/** What is asked for in the provider's hands. */
export interface Charge extends Attempt {
  /** What the provider's page says is paid for. */
  description: string
  /** Where the provider sends the visitor back to: when it is done, and when the visitor gave up. */
  returnUrl: string
  cancelUrl: string
}

/** A payment as the provider tells of it. */
export interface Payment {
  /** The provider's name of the attempt. */
  ref: string
  /** The provider's name of the money that came. */
  settlementRef: string
  /** What we had it carry; each that it carries must be the attempt's own. */
  attemptId: string | undefined
  invoiceId?: string | undefined
  orderId?: string | undefined
  /** Minor units; `undefined` for an amount that our digits can't say. */
  amountMinor: number | undefined
  currency: string
}

/** The provider's own page, where the visitor pays; `null` while the money is on its way and nothing is to be done. */
export type PageUrl = string | null

export type Look =
  | { state: 'SUCCEEDED'; payment: Payment }
  /** Nothing was taken yet; a declined one may be tried again. */
  | { state: 'OPEN'; ref: string; pageUrl: PageUrl; isDeclined: boolean }
  /** Nothing was taken, and nothing will be. */
  | { state: 'FAILED'; isDeclined: boolean }
  /** The provider knows of nothing. */
  | { state: 'UNKNOWN' }

/** The visitor is done at the provider's: the money may come, and cannot be stopped any more. */
export const isOnItsWay = (look: Look): boolean => look.state === 'OPEN' && look.pageUrl === null

/** What every provider does for us. All but `takes` may throw ProviderUnreachable. */
export interface PaymentPort {
  method: ProviderName
  /** Whether this amount can be asked for, as `chargedMinor` says. */
  takes: (amountMinor: number, currency: string) => boolean
  /** Asking again for the same attempt gives the same payment. */
  start: (charge: Charge) => Promise<Look>
  look: (attempt: Attempt) => Promise<Look>
  /** Makes sure that an open attempt can't be paid any more. */
  cancel: (attempt: Attempt) => Promise<void>
  /** @throws BadSignature for a notice that is not the provider's, or too old */
  readEvent: (notice: Notice) => Promise<ProviderEvent>
}

/** A request to our webhook, as it came. */
export interface Notice {
  raw: string
  header: (name: string) => string
  /** Milliseconds. */
  now: number
}

/** No answer, or none that says anything: the payment may have been made or not. Carries no vendor text. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}

export class BadSignature extends Error {
  override readonly name = 'BadSignature'
}
