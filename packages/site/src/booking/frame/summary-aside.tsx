import { Heading } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './summary-panel.css.ts'

const TITLE = 'booking-summary'

type SummaryAsideProps = Readonly<{
  /** Only a script will ever fill it. */
  isAwaited?: boolean
  children: ReactNode
}>

/** The panel beside a screen, on wide windows. */
export function SummaryAside({ isAwaited = false, children }: SummaryAsideProps) {
  return (
    <aside
      aria-labelledby={TITLE}
      className={css.panel}
      data-surface="secondary"
      data-needs-script={isAwaited ? '' : undefined}
    >
      <Heading level="h2" size="h4" id={TITLE}>
        <Trans>Your booking</Trans>
      </Heading>
      {children}
    </aside>
  )
}
