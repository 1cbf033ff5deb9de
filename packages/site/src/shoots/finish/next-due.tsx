import type { Invoice, Order } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useDueText } from '../../booking/steps/payments/use-due-text.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'

/** Of several payments the one that comes next. */
export function NextDue({ order, invoice }: Readonly<{ order: Order; invoice: Invoice }>) {
  const { amount } = useFormats(order.quote.currency)
  const { text, isOverdue } = useDueText()(invoice)
  const sum = amount(invoice.amount)
  return (
    <>
      {isOverdue ? (
        <Trans>
          Next payment: {sum}, overdue since {text}.
        </Trans>
      ) : (
        <Trans>
          Next payment: {sum}, {text}.
        </Trans>
      )}{' '}
    </>
  )
}
