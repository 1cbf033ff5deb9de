import type { Invoice, Order } from '@bellows/domain'
import { Text, TextLink, VisuallyHidden } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BeingChecked } from '../../paying/being-checked.tsx'
import { useFormats } from '../../texts/use-formats.ts'
import { useDueText } from './use-due-text.ts'
import { useInvoiceLabel } from './use-invoice-label.ts'
import { InvoiceStatus } from './invoice-status.tsx'
import * as css from './payments.css.ts'

type InvoiceTableProps = Readonly<{
  order: Pick<Order, 'invoices' | 'quote' | 'paid' | 'left'>
  isOffline?: boolean
  /** Address at which an open payment is made. */
  payHref?: (invoice: Invoice) => string
}>

/** What is paid and when; one payment is a sentence. */
export function InvoiceTable({ order, isOffline = false, payHref }: InvoiceTableProps) {
  const labelOf = useInvoiceLabel(order.invoices)
  const [only, ...more] = order.invoices
  if (!only) return null
  if (more.length === 0 && only.paymentStatus === 'PENDING' && !payHref)
    return <OnePayment order={order} invoice={only} isOffline={isOffline} />
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>
          <Trans>When you pay</Trans>
        </VisuallyHidden>
      </caption>
      <Head />
      <tbody>
        {order.invoices.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            order={order}
            invoice={invoice}
            label={labelOf(invoice)}
            payHref={payHref}
          />
        ))}
      </tbody>
      <Foot order={order} />
    </table>
  )
}

type OneProps = Readonly<{ order: InvoiceTableProps['order']; invoice: Invoice }>

function OnePayment({ order, invoice, isOffline }: OneProps & Readonly<{ isOffline: boolean }>) {
  const { amount } = useFormats(order.quote.currency)
  const { text, isToday } = useDueText()(invoice)
  const sum = <strong className={css.sum}>{amount(invoice.amount)}</strong>
  if (invoice.isBeingPaid) return <BeingChecked order={order} amount={invoice.amount} />
  if (isToday)
    return <Text>{isOffline ? <Trans>{sum} is due today.</Trans> : <Trans>You pay {sum} today.</Trans>}</Text>
  return (
    <Text>
      <Trans>
        You pay {sum}: {text}.
      </Trans>
    </Text>
  )
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans>Payment</Trans>
        </th>
        <th scope="col">
          <Trans>Due</Trans>
        </th>
        <th scope="col" data-amount="">
          <Trans>Amount</Trans>
        </th>
        <th scope="col">
          <Trans>Status</Trans>
        </th>
      </tr>
    </thead>
  )
}

type InvoiceRowProps = OneProps & Readonly<{ label: string; payHref: InvoiceTableProps['payHref'] }>

function InvoiceRow({ order, invoice, label, payHref }: InvoiceRowProps) {
  const { amount } = useFormats(order.quote.currency)
  const { text } = useDueText()(invoice)
  return (
    <tr data-status={invoice.paymentStatus}>
      <th scope="row">{label}</th>
      <td data-due="">{text}</td>
      <td data-amount="">{amount(invoice.amount)}</td>
      <td data-state="">
        <InvoiceStatus invoice={invoice} />
        {payHref && invoice.paymentStatus === 'PENDING' && !invoice.isBeingPaid && (
          <TextLink reach="line" href={payHref(invoice)} className={css.pay}>
            <Trans>
              Pay<VisuallyHidden>: {label}</VisuallyHidden>
            </Trans>
          </TextLink>
        )}
      </td>
    </tr>
  )
}

function Foot({ order }: Readonly<{ order: InvoiceTableProps['order'] }>) {
  const { currency } = order.quote
  return (
    <tfoot>
      <Sum of={order.quote.total} in={currency}>
        <Trans>Total</Trans>
      </Sum>
      <Sum of={order.paid} in={currency}>
        <Trans>Paid</Trans>
      </Sum>
      <Sum of={order.left} in={currency}>
        <Trans>Left</Trans>
      </Sum>
    </tfoot>
  )
}

function Sum({ of, in: currency, children }: Readonly<{ of: string; in: string; children: ReactNode }>) {
  const { amount } = useFormats(currency)
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {children}
      </th>
      <td data-amount="">{amount(of)}</td>
    </tr>
  )
}
