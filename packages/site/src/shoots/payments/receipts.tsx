import type { Order } from '@bellows/domain'
import { Heading, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useInvoiceLabel } from '../../booking/steps/payments/use-invoice-label.ts'
import { invoicePath } from './payable.ts'
import * as css from './payments-page.css.ts'

/** A receipt for each payment that was made. */
export function Receipts({ order }: Readonly<{ order: Order }>) {
  const labelOf = useInvoiceLabel(order.invoices)
  const paid = order.invoices.filter(({ paymentStatus }) => paymentStatus === 'PAID')
  if (paid.length === 0) return null
  return (
    <section className={css.part}>
      <Heading level="h2" size="h3">
        <Trans>Receipts</Trans>
      </Heading>
      <ul className={css.receipts}>
        {paid.map((invoice) => (
          <li key={invoice.id}>
            <TextLink reach="line" href={invoicePath(order.id, invoice.id)}>
              {labelOf(invoice)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
