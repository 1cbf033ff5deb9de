import { Dialog } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './summary-sheet.css.ts'

type SummarySheetProps = Readonly<{ onClose: () => void; children: ReactNode }>

/** The summary on phones and tablets. */
export function SummarySheet({ onClose, children }: SummarySheetProps) {
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Your booking</Trans>} initialFocus="close">
      <div className={css.body}>{children}</div>
    </Dialog>
  )
}
