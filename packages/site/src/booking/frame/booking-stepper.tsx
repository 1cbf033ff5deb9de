import type { Step } from '@bellows/domain'
import { Stepper } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useBookingSteps } from '../flow/use-booking-steps.ts'

/** Where in the booking the visitor is. */
export function BookingStepper({ step }: Readonly<{ step: Step }>) {
  const { t } = useLingui()
  return <Stepper label={t`Booking steps`} steps={useBookingSteps(step)} />
}
