import type { Order } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'

type BeingCheckedProps = Readonly<{ order: Pick<Order, 'quote'>; amount: string }>

/** The client has paid, and the money is on its way. */
export function BeingChecked({ order, amount: sum }: BeingCheckedProps) {
  const { amount } = useFormats(order.quote.currency)
  const paid = amount(sum)
  return (
    <Text>
      <Trans>Your payment of {paid} is being checked. We’ll write to you.</Trans>
    </Text>
  )
}
