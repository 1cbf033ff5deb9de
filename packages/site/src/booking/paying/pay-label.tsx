import { chargedAmount, type Order, type PaymentProvider } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'

type PayLabelProps = Readonly<{ order: Pick<Order, 'quote'>; method: PaymentProvider; amount: string }>

/** The act by its name: how much, or where to. */
export function PayLabel({ order, method, amount: sum }: PayLabelProps) {
  const { amount, currency } = useFormats(order.quote.currency)
  if (method === 'PAYPAL') return <Trans>Continue to PayPal</Trans>
  const pays = amount(chargedAmount(method, sum, currency))
  return <Trans>Pay {pays}</Trans>
}
