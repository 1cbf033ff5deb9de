import { isOwed, isStanding, type Invoice, type Order, type PaymentOptions } from '@bellows/domain'

/** Whoever has the link may pay what is open of a booking that stands. */
export const hasPayments = (order: Order): boolean => isStanding(order) || order.status === 'CANCELLED'

const fallsDue = ({ dueDate }: Invoice): string => dueDate ?? 'later'
const isBefore = (one: Invoice, other: Invoice): boolean => fallsDue(one) < fallsDue(other)

/**
 * What can still be paid, as it falls due: what a new time costs on top comes last, and may be due at once. What is
 * being paid already can not.
 */
export const payableInvoices = ({ invoices }: Pick<Order, 'invoices'>): Invoice[] =>
  invoices
    .filter((invoice) => isOwed(invoice) && !invoice.isBeingPaid)
    .toSorted((one, other) => Number(isBefore(other, one)) - Number(isBefore(one, other)))

/** Its client may say that it was paid to the studio directly. */
export const isReportable = (
  { method }: Pick<Invoice, 'method'>,
  { feeCollection, clientMayReportPayment }: PaymentOptions,
): boolean => clientMayReportPayment && (method === 'OUTSIDE' || feeCollection === 'COLLECT_FEES_OFFLINE')

export const isPartPaid = ({ invoices }: Pick<Order, 'invoices'>): boolean =>
  invoices.some(({ paymentStatus }) => paymentStatus === 'PAID')

export const paymentsPath = (orderId: string): string => `/shoots/${orderId}/payments`
export const invoicePath = (orderId: string, invoiceId: string): string =>
  `${paymentsPath(orderId)}/${invoiceId}`
