import { Heading, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useSummary, type Summary } from '../flow/use-summary.ts'
import { useSpokenTotal } from '../flow/use-spoken-total.ts'
import { SummaryHead, SummaryPrice } from './summary-rows.tsx'
import * as css from './summary-panel.css.ts'

const TITLE = 'booking-summary'

/** “Your booking” beside the step; phones and tablets have it in a sheet instead. */
export function SummaryPanel() {
  const summary = useSummary()
  useSpokenTotal(summary)
  return (
    <aside aria-labelledby={TITLE} className={css.panel} data-surface="secondary">
      <Heading level="h2" size="h4" id={TITLE}>
        <Trans>Your booking</Trans>
      </Heading>
      <SummaryBody summary={summary} />
    </aside>
  )
}

export function SummaryBody({ summary }: Readonly<{ summary: Summary }>) {
  const { facts, quote, isUpdating } = summary
  return (
    <>
      <SummaryHead facts={facts} />
      {quote ? (
        <SummaryPrice quote={quote} discountPercent={facts.discountPercent} />
      ) : (
        <div className={css.open} aria-busy={isUpdating || undefined}>
          {isUpdating ? (
            <Text variant="small">
              <Trans>Updating…</Trans>
            </Text>
          ) : (
            <NoPrice from={summary.from} />
          )}
        </div>
      )}
    </>
  )
}

function NoPrice({ from }: Readonly<{ from: string | null }>) {
  if (from === null) return null
  return (
    <>
      <Text variant="h4" as="p" tone="heading">
        <Trans>From {from}</Trans>
      </Text>
      <Text variant="small">
        <Trans>Choose a package to see your total.</Trans>
      </Text>
    </>
  )
}
