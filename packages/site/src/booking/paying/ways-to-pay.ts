import type { Invoice, PaymentMethod, PaymentServices } from '@bellows/domain'

/** How something can be paid; `none` where no way is offered at all. */
export type WaysToPay =
  | Readonly<{ kind: 'offline' }>
  | Readonly<{ kind: 'free' }>
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'choice'; methods: readonly PaymentMethod[] }>

type Sum = Pick<Invoice, 'amount'>
const isNothing = ({ amount }: Sum): boolean => Number(amount) === 0

/** What is paid to book, if something is. */
export const openRetainer = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoices.find((invoice) => invoice.isRetainer && invoice.paymentStatus === 'PENDING' && !isNothing(invoice))

type Payment = Pick<Invoice, 'method' | 'paymentStatus' | 'paidDate'>

/** How the client paid before. */
export const lastMethod = (invoices: readonly Payment[]): PaymentMethod | undefined =>
  invoices
    .toSorted((one, other) => (one.paidDate ?? '').localeCompare(other.paidDate ?? ''))
    .findLast(({ paymentStatus }) => paymentStatus === 'PAID')?.method ?? undefined

/** How the client chose to pay what is open, or else paid before; `undefined` where that is unknown or not offered. */
export function chosenBefore(
  invoices: readonly Payment[],
  methods: readonly PaymentMethod[],
): PaymentMethod | undefined {
  const open = invoices.find(({ method, paymentStatus }) => paymentStatus === 'PENDING' && method !== null)
  const known = open?.method ?? lastMethod(invoices)
  return methods.find((method) => method === known)
}

/** The method that the visitor is back from, where it is still offered. */
export const methodLeft = (
  methods: readonly PaymentMethod[],
  left: PaymentMethod | undefined,
): PaymentMethod | undefined => methods.find((method) => method === left)

/** Of what falls due; nothing does without an invoice. */
export function waysOf(
  due: Sum | undefined,
  { feeCollection, methods }: Pick<PaymentServices, 'feeCollection' | 'methods'>,
): WaysToPay {
  if (!due || isNothing(due)) return { kind: 'free' }
  if (feeCollection === 'COLLECT_FEES_OFFLINE') return { kind: 'offline' }
  const names = methods.map(({ method }) => method)
  return names.length > 0 ? { kind: 'choice', methods: names } : { kind: 'none' }
}
