import { Price, Text } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useBooking } from '../flow/booking-context.tsx'
import { useSummary, type Summary } from '../flow/use-summary.ts'
import { PaidRows } from './paid-rows.tsx'
import { DueRows, SummaryHead, SummaryPrice } from './summary-rows.tsx'
import { SummaryAside } from './summary-aside.tsx'
import * as css from './summary-panel.css.ts'

/** “Your booking” beside the step; phones and tablets have it in a sheet instead. */
export function SummaryPanel() {
  const summary = useSummary()
  useSpokenTotal(summary)
  return (
    <SummaryAside>
      <SummaryBody summary={summary} />
    </SummaryAside>
  )
}

export function SummaryBody({ summary }: Readonly<{ summary: Summary }>) {
  const { facts, quote, paid, isUpdating } = summary
  return (
    <>
      <SummaryHead facts={facts} />
      {quote ? (
        <SummaryPrice quote={quote} end={paid ? <PaidRows order={paid} /> : <DueRows quote={quote} />} />
      ) : (
        <div
          className={css.open}
          aria-busy={isUpdating || undefined}
          data-needs-script={isUpdating ? '' : undefined}
        >
          {isUpdating ? (
            <Text variant="small">
              <Trans>Updating…</Trans>
            </Text>
          ) : (
            <NoPrice summary={summary} />
          )}
        </div>
      )}
    </>
  )
}

function NoPrice({ summary: { from, isPackageOpen } }: Readonly<{ summary: Summary }>) {
  if (from === null) return null
  return (
    <>
      <Text variant="h4" as="p" tone="heading">
        <Price now={from} isFrom />
      </Text>
      {isPackageOpen && (
        <Text variant="small">
          <Trans>Choose a package to see your total.</Trans>
        </Text>
      )}
    </>
  )
}

/** Prices that change in quick succession are said once. */
const QUIET = 600

/** Says a total that has changed; the one that a page begins with, or its lack, is no change. */
function useSpokenTotal({ total, isUpdating }: Summary): void {
  const { say } = useBooking()
  const { t } = useLingui()
  const before = useRef<string | null>(undefined)
  useEffect(() => {
    if (isUpdating || total === before.current) return undefined
    if (before.current === undefined) {
      before.current = total
      return undefined
    }
    const timer = setTimeout(() => {
      before.current = total
      if (total !== null) say(t`Total ${total}`)
    }, QUIET)
    return () => clearTimeout(timer)
  }, [total, isUpdating, say, t])
}
