import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useBooking } from '../flow/booking-context.tsx'
import { useSummary } from '../flow/use-summary.ts'
import { useTakeBack } from '../flow/use-take-back.ts'
import { ActionBar } from './action-bar.tsx'
import { SummaryBody } from './summary-panel.tsx'

type ActionRowProps = Readonly<{
  /** Names the act on the last step. */
  label?: ReactNode
  /** Stands under the button. */
  note?: ReactNode
  isBusy?: boolean
}>

/** The foot of a step; nothing is sent of a booking that went on elsewhere, until it is taken back. */
export function ActionRow({ label, note, isBusy = false }: ActionRowProps) {
  const summary = useSummary()
  const { total, from, isUpdating } = summary
  const takingBack = useTakingBack()
  const isOpen = total === null && from !== null && !isUpdating
  return (
    <ActionBar
      sum={{ name: isOpen ? <Trans>From</Trans> : <Trans>Total</Trans>, amount: total ?? from, isUpdating }}
      details={<SummaryBody summary={summary} />}
      label={label ?? <Trans>Continue</Trans>}
      note={note}
      isBusy={isBusy}
      {...takingBack}
    />
  )
}

/** The act of a step whose booking went on elsewhere. */
function useTakingBack() {
  const { isElsewhere, hold } = useBooking()
  const takeBack = useTakeBack()
  if (!isElsewhere) return null
  return { label: <Trans>Take it back here</Trans>, onPress: takeBack, isBusy: hold.isUpdating }
}
