import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSummary } from '../flow/use-summary.ts'
import { ActionBar } from './action-bar.tsx'
import { SummaryBody } from './summary-panel.tsx'

type ActionRowProps = Readonly<{
  /** Names the act on the last step. */
  label?: ReactNode
  /** Stands under the button. */
  note?: ReactNode
  isBusy?: boolean
}>

/** The foot of a step. */
export function ActionRow({ label, note, isBusy = false }: ActionRowProps) {
  const summary = useSummary()
  const { total, from, isUpdating } = summary
  const isOpen = total === null && from !== null && !isUpdating
  return (
    <ActionBar
      sum={{ name: isOpen ? <Trans>From</Trans> : <Trans>Total</Trans>, amount: total ?? from, isUpdating }}
      details={<SummaryBody summary={summary} />}
      label={label ?? <Trans>Continue</Trans>}
      note={note}
      isBusy={isBusy}
    />
  )
}
