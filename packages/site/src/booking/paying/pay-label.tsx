import { chargedAmount, type PaymentProvider } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'

type PayLabelProps = Readonly<{ method: PaymentProvider; amount: string }>

/** The act by its name: how much, or where to. */
export function PayLabel({ method, amount: sum }: PayLabelProps) {
  const { amount, currency } = useFormats()
  if (method === 'PAYPAL') return <Trans>Continue to PayPal</Trans>
  const pays = amount(chargedAmount(method, sum, currency))
  return <Trans>Pay {pays}</Trans>
}
