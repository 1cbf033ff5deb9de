import {
  isNothing,
  openInvoices,
  type Invoice,
  type PaymentMethod,
  type PaymentServices,
} from '@bellows/domain'

/** How something can be paid; `none` where no way is offered at all. */
export type WaysToPay =
  | Readonly<{ kind: 'offline' }>
  | Readonly<{ kind: 'free' }>
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'choice'; methods: readonly PaymentMethod[] }>

type Sum = Pick<Invoice, 'amount'>

type Payment = Pick<Invoice, 'method' | 'paymentStatus' | 'paidDate'>

/** How the client paid before. */
export const lastMethod = (invoices: readonly Payment[]): PaymentMethod | undefined =>
  invoices
    .toSorted((one, other) => (one.paidDate ?? '').localeCompare(other.paidDate ?? ''))
    .findLast(({ paymentStatus }) => paymentStatus === 'PAID')?.method ?? undefined

/** How the client chose to pay what is open, or else paid before. */
const chosenBefore = (invoices: readonly Payment[]): PaymentMethod | undefined =>
  openInvoices(invoices).find(({ method }) => method !== null)?.method ?? lastMethod(invoices)

/** The method that the visitor is back from, where it is still offered. */
export const methodLeft = (
  methods: readonly PaymentMethod[],
  left: PaymentMethod | undefined,
): PaymentMethod | undefined => methods.find((method) => method === left)

/**
 * The method that is chosen at first for what is still open: the one that the visitor is back from, or else the one
 * chosen before. Whoever comes to pay finds the way to do so, also who meant to pay the studio directly.
 */
export function firstMethod(
  ways: WaysToPay,
  invoices: readonly Payment[],
  left: PaymentMethod | undefined,
): PaymentMethod | undefined {
  if (ways.kind !== 'choice') return undefined
  const online = ways.methods.filter((method) => method !== 'OUTSIDE')
  const before = chosenBefore(invoices)
  return (
    methodLeft(ways.methods, left) ?? online.find((method) => method === before) ?? online[0] ?? 'OUTSIDE'
  )
}

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
