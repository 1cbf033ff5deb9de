import { stepPath, type Step } from '@bellows/domain'
import { Stepper } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useBooking, useTerms } from '../flow/booking-context.tsx'
import { stepsOf } from '../flow/flow.ts'
import { stepTexts } from '../flow/step-texts.ts'

/** Where in the booking the visitor is. */
export function BookingStepper({ step: current }: Readonly<{ step: Step }>) {
  const { base } = useBooking()
  const { t, i18n } = useLingui()
  const needed = stepsOf(useTerms())
  const here = needed.indexOf(current)
  const steps = needed.map((step, index) => ({
    id: step,
    name: i18n._(stepTexts[step]),
    href: stepPath(base, step),
    state: index < here ? ('done' as const) : index === here ? ('current' as const) : ('later' as const),
  }))
  return <Stepper label={t`Booking steps`} steps={steps} />
}
