import { Trans } from '@lingui/react/macro'
import { useBooking } from '../flow/booking-context.tsx'
import { useFormats } from '../texts/use-formats.ts'
import { ActionRow } from './action-row.tsx'

/** Continue; after a rise in price it names the new total. */
export function StepActions({ isBusy = false }: Readonly<{ isBusy?: boolean }>) {
  const { notice } = useBooking().visit
  const { amount } = useFormats()
  if (notice?.kind !== 'price') return <ActionRow isBusy={isBusy} />
  const total = amount(notice.after.total)
  return <ActionRow isBusy={isBusy} label={<Trans>Continue at {total}</Trans>} />
}
