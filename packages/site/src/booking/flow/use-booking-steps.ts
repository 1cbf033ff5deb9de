import { stepPath, type Step } from '@bellows/domain'
import { useLingui } from '@lingui/react'
import { useBooking } from './booking-context.tsx'
import { stepsOf } from './flow.ts'
import { stepTexts } from './step-texts.ts'

export type StepEntry = Readonly<{
  step: Step
  name: string
  path: string
  state: 'done' | 'current' | 'later'
}>

/** The steps of this booking as the stepper shows them. */
export function useBookingSteps(current: Step): StepEntry[] {
  const { base, service } = useBooking()
  const { i18n } = useLingui()
  const steps = stepsOf(service)
  const here = steps.indexOf(current)
  return steps.map((step, index) => ({
    step,
    name: i18n._(stepTexts[step]),
    path: stepPath(base, step),
    state: index < here ? 'done' : index === here ? 'current' : 'later',
  }))
}
