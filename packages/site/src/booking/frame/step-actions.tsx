import { Trans } from '@lingui/react/macro'
import { isRise, useBooking } from '../flow/booking-context.tsx'
import { useSummary } from '../flow/use-summary.ts'
import { ActionRow } from './action-row.tsx'

/** Continue; after a rise in price it names the total. */
export function StepActions({ isBusy = false }: Readonly<{ isBusy?: boolean }>) {
  const { notices } = useBooking().visit
  const { total } = useSummary()
  if (!notices.some(isRise) || total === null) return <ActionRow isBusy={isBusy} />
  return <ActionRow isBusy={isBusy} label={<Trans>Continue at {total}</Trans>} />
}
