import { Trans } from '@lingui/react/macro'
import { useBooking } from '../flow/booking-context.tsx'
import { useSummary } from '../flow/use-summary.ts'
import { ActionRow } from './action-row.tsx'

/** Continue; after a rise in price it names the total. */
export function StepActions({ isBusy = false }: Readonly<{ isBusy?: boolean }>) {
  const { notices } = useBooking().visit
  const { total } = useSummary()
  const isDearer = notices.some((notice) => notice.kind === 'price' && notice.change === 'rose')
  if (!isDearer || total === null) return <ActionRow isBusy={isBusy} />
  return <ActionRow isBusy={isBusy} label={<Trans>Continue at {total}</Trans>} />
}
