import type { Invoice } from '../entities/invoice.ts'

type Sum = Pick<Invoice, 'amount'>
type Standing = Pick<Invoice, 'paymentStatus'>

export const isNothing = ({ amount }: Sum): boolean => Number(amount) === 0

/** Neither paid nor cancelled. One of nothing is open too, until it is settled. */
export const isOpenInvoice = ({ paymentStatus }: Standing): boolean => paymentStatus === 'PENDING'

export const openInvoices = <Each extends Standing>(invoices: readonly Each[]): Each[] =>
  invoices.filter(isOpenInvoice)

/** Something is to be paid for it. */
export const isOwed = (invoice: Sum & Standing): boolean =>
  isOpenInvoice(invoice) && Number(invoice.amount) > 0

/** What is paid to book, if something is. */
export const openRetainer = <Each extends Sum & Standing & Pick<Invoice, 'isRetainer'>>(
  invoices: readonly Each[],
): Each | undefined => invoices.find((invoice) => invoice.isRetainer && isOwed(invoice))
