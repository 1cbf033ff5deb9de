import { Dialog } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useSummary } from '../flow/use-summary.ts'
import { SummaryBody } from './summary-panel.tsx'
import * as css from './summary-sheet.css.ts'

type SummarySheetProps = Readonly<{ onClose: () => void }>

/** The summary on phones and tablets. */
export function SummarySheet({ onClose }: SummarySheetProps) {
  const summary = useSummary()
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Your booking</Trans>} initialFocus="close">
      <div className={css.body}>
        <SummaryBody summary={summary} />
      </div>
    </Dialog>
  )
}
