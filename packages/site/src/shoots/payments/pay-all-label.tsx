import {
  chargedMinor,
  fromMinor,
  toMinor,
  type Invoice,
  type Order,
  type PaymentMethod,
} from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../booking/texts/use-formats.ts'

type PayAllLabelProps = Readonly<{ order: Order; invoices: readonly Invoice[]; method: PaymentMethod }>

/** What is open, in one sum of what is charged for each. */
export function PayAllLabel({ order, invoices, method }: PayAllLabelProps) {
  const { amount, currency } = useFormats(order.quote.currency)
  const minor = invoices.reduce(
    (sum, invoice) => sum + chargedMinor(method, toMinor(invoice.amount, currency), currency),
    0,
  )
  const sum = amount(fromMinor(minor, currency))
  return <Trans>Pay all: {sum}</Trans>
}
