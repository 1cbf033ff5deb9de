import { Button } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useSummary } from '../flow/use-summary.ts'
import * as css from './action-row.css.ts'
import { SummarySheet } from './summary-sheet.tsx'

/** Longer amounts need the row for themselves. */
const ROW_FITS = 11

type ActionRowProps = Readonly<{
  /** Names the act on the last step. */
  label?: ReactNode
  /** Stands under the button. */
  note?: ReactNode
  isBusy?: boolean
}>

/** The foot of a step: on phones and tablets a bar with the total and the way to its details. */
export function ActionRow({ label, note, isBusy = false }: ActionRowProps) {
  const { total, isUpdating } = useSummary()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={css.row} data-long={(total && total.length > ROW_FITS) || undefined}>
        <div className={css.sum}>
          <p className={css.label}>
            <Trans>Total</Trans>
          </p>
          <p className={css.total}>{isUpdating ? <Trans>Updating…</Trans> : (total ?? '–')}</p>
          <button type="button" aria-haspopup="dialog" className={css.details} onClick={() => setOpen(true)}>
            <Trans>Details</Trans>
          </button>
        </div>
        <Button type="submit" size="l" isInBar isBusy={isBusy} className={css.submit}>
          {label ?? <Trans>Continue</Trans>}
        </Button>
      </div>
      {note && <div className={css.note}>{note}</div>}
      {isOpen && <SummarySheet onClose={() => setOpen(false)} />}
    </>
  )
}
