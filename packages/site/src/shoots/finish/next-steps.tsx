import type { Order } from '@bellows/domain'
import { Heading, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import * as css from './finish.css.ts'

/** Statuses after which something is still to happen. */
const hasFuture = new Set<Order['status']>(['BOOKED', 'INQUIRY', 'MEETING'])

/** What happens next, in the owner's words. */
export function NextSteps({ order }: Readonly<{ order: Order }>) {
  if (order.howItWorks.length === 0 || !hasFuture.has(order.status)) return null
  return (
    <section className={`${css.part} ${css.across}`}>
      <Heading level="h2" size="h3">
        <Trans>What happens next</Trans>
      </Heading>
      <ol className={`${css.steps} ${css.stepsOnPaper}`}>
        {order.howItWorks.map(({ title, description }, index) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={css.lines}>
              <Heading level="h3" size="h4">
                {title}
              </Heading>
              <Text>{description}</Text>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
