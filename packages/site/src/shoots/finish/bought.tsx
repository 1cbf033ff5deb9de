import type { Order } from '@bellows/domain'
import { Heading } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { SummaryPrice } from '../../booking/frame/summary-rows.tsx'
import * as css from './finish.css.ts'

/** What was bought, line by line. */
export function Bought({ order }: Readonly<{ order: Order }>) {
  return (
    <section className={`${css.part} ${css.bought}`}>
      <Heading level="h2" size="h3">
        <Trans>What you booked</Trans>
      </Heading>
      <SummaryPrice quote={order.quote} end={null} />
    </section>
  )
}
