import { conflict, Refusal } from '../base/refusal.ts'

const RETRY_SECONDS = '10'

/** The provider does not say that this was paid. */
export const notConfirmed = (): Refusal =>
  new Refusal({
    status: 402,
    error: 'payment_not_confirmed',
    say: (texts) => texts.notConfirmed,
  })

/** It was given up, or never begun: nothing can come of it any more. */
export const paymentClosed = (): Refusal =>
  new Refusal({
    status: 402,
    error: 'payment_closed',
    say: (texts) => texts.paymentClosed,
  })

export const declined = (): Refusal =>
  new Refusal({
    status: 402,
    error: 'payment_declined',
    say: (texts) => texts.declined,
  })

export const providerUnreachable = (): Refusal =>
  new Refusal({
    status: 503,
    error: 'provider_unreachable',
    say: (texts) => texts.providerUnreachable,
    headers: { 'Retry-After': RETRY_SECONDS },
  })

export const ownerConfirms = (): Refusal =>
  new Refusal({
    status: 403,
    error: 'owner_confirms_offline_payments',
    say: (texts) => texts.ownerConfirms,
  })

export const invoiceCanceled = (): Refusal => conflict('invoice_canceled', (texts) => texts.invoiceCanceled)

export const inProgress = (): Refusal => conflict('payment_in_progress', (texts) => texts.paymentInProgress)
