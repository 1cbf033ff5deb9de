import type { Invoice } from '../entities/invoice.ts'
import { paymentProviders, type PaymentMethod, type PaymentServices } from '../entities/payment.ts'
import { openInvoices } from './open-invoices.ts'

/** When a visitor reads how to pay: before the booking stands, on its page, or in a letter. */
export type PayOccasion = 'before' | 'after' | 'letter'

type Words = Readonly<Pick<PaymentServices, 'instructions' | 'instructionsAfter' | 'instructionsInLetters'>>

/** How to pay the studio directly, in the owner's words for the occasion. */
export function howToPay(words: Words, occasion: PayOccasion): string {
  const { instructions, instructionsAfter, instructionsInLetters } = words
  if (occasion === 'before') return instructions
  const after = instructionsAfter || instructions
  return occasion === 'letter' ? instructionsInLetters || after : after
}

type Collection = Pick<PaymentServices, 'feeCollection' | 'methods'>

const isProvider = (method: PaymentMethod): boolean => paymentProviders.some((name) => name === method)

/** Money may go to the studio itself. */
export const takesDirectly = ({ feeCollection, methods }: Collection): boolean =>
  feeCollection === 'COLLECT_FEES_OFFLINE' || methods.some(({ method }) => method === 'OUTSIDE')

/** How what is open of a booking is to be paid: to the studio itself, on the booking's pages, or not at all. */
export type OpenPayment = 'none' | 'direct' | 'online'

/** Directly where there is no other way, or the client chose it. */
export function openPayment(
  invoices: readonly Pick<Invoice, 'paymentStatus' | 'method'>[],
  { feeCollection, methods }: Collection,
): OpenPayment {
  const open = openInvoices(invoices)
  if (open.length === 0) return 'none'
  const takesOnline =
    feeCollection === 'COLLECT_FEES_ONLINE' && methods.some(({ method }) => isProvider(method))
  return takesOnline && open.every(({ method }) => method !== 'OUTSIDE') ? 'online' : 'direct'
}
