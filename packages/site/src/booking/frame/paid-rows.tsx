import type { Order } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'
import { PriceRow } from './price-row.tsx'

type PaidRowsProps = Readonly<{ order: Pick<Order, 'invoices' | 'quote' | 'paid' | 'left'> }>

/** What is paid of an order, and what is left. */
export function PaidRows({ order }: PaidRowsProps) {
  const { amount } = useFormats(order.quote.currency)
  if (order.invoices.length === 0) return null
  return (
    <>
      <PriceRow amount={amount(order.paid)} place="first">
        <Trans>Paid</Trans>
      </PriceRow>
      <PriceRow amount={amount(order.left)} place="due">
        <Trans>Left</Trans>
      </PriceRow>
    </>
  )
}
