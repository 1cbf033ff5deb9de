import type { Order } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { ShootsActions } from '../frame/shoots-actions.tsx'

type ReportPaidProps = Readonly<{ order: Order; isBusy: boolean }>

/** By which the client tells the studio that it was paid directly. */
export function ReportPaid({ order, isBusy }: ReportPaidProps) {
  const note = (
    <Text variant="small">
      <Trans>Once you have paid, tell the studio so here.</Trans>
    </Text>
  )
  return <ShootsActions order={order} label={<Trans>I have paid</Trans>} note={note} isBusy={isBusy} />
}
