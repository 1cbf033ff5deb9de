import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'

/** Paid, but the time went to somebody else meanwhile. */
export const TimeLost = () => (
  <Text>
    <Trans>
      Your payment arrived, but your time was taken in between. We’re sorry. Your money is safe: choose a new
      time, or ask for a refund.
    </Trans>
  </Text>
)
