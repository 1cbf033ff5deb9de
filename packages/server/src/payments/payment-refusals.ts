import { conflict, Refusal } from '../base/refusal.ts'

const RETRY_SECONDS = '10'

/** The provider does not say that this was paid. */
export const notConfirmed = (): Refusal =>
  new Refusal({
    status: 402,
    error: 'payment_not_confirmed',
    message: 'This payment is not confirmed yet.',
  })

export const declined = (): Refusal =>
  new Refusal({
    status: 402,
    error: 'payment_declined',
    message: 'The payment was declined and nothing was charged. Please try another card or method.',
  })

export const providerUnreachable = (): Refusal =>
  new Refusal({
    status: 503,
    error: 'provider_unreachable',
    message: 'This way of paying is not available at the moment. Please try again, or choose another one.',
    headers: { 'Retry-After': RETRY_SECONDS },
  })

export const ownerConfirms = (): Refusal =>
  new Refusal({
    status: 403,
    error: 'owner_confirms_offline_payments',
    message: 'The studio confirms this payment when it has arrived.',
  })

export const invoiceCanceled = (): Refusal =>
  conflict('invoice_canceled', 'This invoice was cancelled. Nothing is due.')

export const inProgress = (): Refusal =>
  conflict('payment_in_progress', 'A payment is being made already. Please wait a moment.')
