import type { Order } from '@bellows/domain'
import { Heading } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { DueRows, SummaryPrice } from '../../booking/frame/summary-rows.tsx'
import * as css from '../panel/booking-card.css.ts'
import { usePartLevels } from '../panel/part-levels.ts'

/** The price as it was agreed, line by line. */
export function AgreedPrice({ order }: Readonly<{ order: Order }>) {
  const [level] = usePartLevels()
  return (
    <div className={css.card}>
      <Heading level={level} size="h4">
        <Trans>What was agreed</Trans>
      </Heading>
      <SummaryPrice quote={order.quote} end={<DueRows quote={order.quote} />} />
    </div>
  )
}
