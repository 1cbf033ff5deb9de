import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'

/** The client has paid, and the money is on its way. */
export function BeingChecked({ amount: sum }: Readonly<{ amount: string }>) {
  const { amount } = useFormats()
  const paid = amount(sum)
  return (
    <Text>
      <Trans>Your payment of {paid} is being checked. We’ll write to you.</Trans>
    </Text>
  )
}
