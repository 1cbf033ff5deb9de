import { stepPath, type Step } from '@bellows/domain'
import type { StepperStep } from '@bellows/ui'
import { useLingui } from '@lingui/react'
import { useBooking } from './booking-context.tsx'
import { stepsOf } from './flow.ts'
import { stepTexts } from './step-texts.ts'

/** The steps of this booking as the stepper shows them. */
export function useBookingSteps(current: Step): StepperStep[] {
  const { base, service } = useBooking()
  const { i18n } = useLingui()
  const steps = stepsOf(service)
  const here = steps.indexOf(current)
  return steps.map((step, index) => ({
    id: step,
    name: i18n._(stepTexts[step]),
    href: stepPath(base, step),
    state: index < here ? 'done' : index === here ? 'current' : 'later',
  }))
}
