import type { Invoice, Order } from '@bellows/domain'
import { Heading, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { InvoiceStatus } from '../../booking/steps/payments/invoice-status.tsx'
import { useDueText } from '../../booking/steps/payments/use-due-text.ts'
import { useInvoiceLabel } from '../../booking/steps/payments/use-invoice-label.ts'
import * as css from './payments-page.css.ts'

type InvoiceFactsProps = Readonly<{ order: Pick<Order, 'invoices' | 'quote'>; invoice: Invoice }>

/** What is asked for, how much, and when. */
export function InvoiceFacts({ order, invoice }: InvoiceFactsProps) {
  const { amount } = useFormats(order.quote.currency)
  const { text, isOverdue } = useDueText()(invoice)
  return (
    <section className={css.part}>
      <Heading level="h2" size="h3">
        {useInvoiceLabel(order.invoices)(invoice)}
      </Heading>
      <p className={css.sum}>{amount(invoice.amount)}</p>
      <Text>
        {isOverdue || invoice.isBeingPaid ? (
          <InvoiceStatus invoice={invoice} />
        ) : (
          <Trans>
            <InvoiceStatus invoice={invoice} />: {text}
          </Trans>
        )}
      </Text>
    </section>
  )
}
