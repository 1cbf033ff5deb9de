import { Heading } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './summary-panel.css.ts'

const TITLE = 'booking-summary'

/** The panel beside a screen, on wide windows. */
export function SummaryAside({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <aside aria-labelledby={TITLE} className={css.panel} data-surface="secondary">
      <Heading level="h2" size="h4" id={TITLE}>
        <Trans>Your booking</Trans>
      </Heading>
      {children}
    </aside>
  )
}
