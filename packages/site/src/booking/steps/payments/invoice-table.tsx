import type { Invoice } from '@bellows/domain'
import { Text, VisuallyHidden } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../texts/use-formats.ts'
import { useDueText } from './use-due-text.ts'
import { useInvoiceLabel } from './use-invoice-label.ts'
import { InvoiceStatus } from './invoice-status.tsx'
import * as css from './payments.css.ts'

type InvoiceTableProps = Readonly<{
  invoices: readonly Invoice[]
  /** Of the order, as the server says it. */
  total: string
  isOffline?: boolean
}>

/** What is paid and when; one payment is a sentence. */
export function InvoiceTable({ invoices, total, isOffline = false }: InvoiceTableProps) {
  const [only, ...more] = invoices
  if (!only) return null
  if (more.length === 0 && only.paymentStatus === 'PENDING')
    return <OnePayment invoice={only} isOffline={isOffline} />
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>
          <Trans>When you pay</Trans>
        </VisuallyHidden>
      </caption>
      <Head />
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
      <Foot total={total} />
    </table>
  )
}

function OnePayment({ invoice, isOffline }: Readonly<{ invoice: Invoice; isOffline: boolean }>) {
  const { amount } = useFormats()
  const { text, isToday } = useDueText()(invoice)
  const sum = <strong className={css.sum}>{amount(invoice.amount)}</strong>
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

function InvoiceRow({ invoice }: Readonly<{ invoice: Invoice }>) {
  const { amount } = useFormats()
  const label = useInvoiceLabel()(invoice)
  const { text } = useDueText()(invoice)
  return (
    <tr data-status={invoice.paymentStatus}>
      <th scope="row">{label}</th>
      <td data-due="">{text}</td>
      <td data-amount="">{amount(invoice.amount)}</td>
      <td data-state="">
        <InvoiceStatus invoice={invoice} />
      </td>
    </tr>
  )
}

function Foot({ total }: Readonly<{ total: string }>) {
  const { amount } = useFormats()
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          <Trans>Total</Trans>
        </th>
        <td data-amount="">{amount(total)}</td>
      </tr>
    </tfoot>
  )
}
