import { answersLeft, stepPath, type Step } from '@bellows/domain'
import { Stepper } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useBooking, useTerms } from '../flow/booking-context.tsx'
import { stepsOf } from '../flow/flow.ts'
import { stepTexts } from '../flow/step-texts.ts'
import { useOrder } from '../queries.ts'

/** Whether the order still waits for answers, which may come after booking. */
function useUnanswered(isPast: boolean): boolean {
  const { record } = useBooking()
  const { data: order } = useOrder(isPast ? (record?.orderId ?? null) : null)
  return order?.questionnaire ? answersLeft(order.questionnaire) > 0 : false
}

/** Where in the booking the visitor is. */
export function BookingStepper({ step: current }: Readonly<{ step: Step }>) {
  const { base } = useBooking()
  const { t, i18n } = useLingui()
  const needed = stepsOf(useTerms())
  const here = needed.indexOf(current)
  const isUnanswered = useUnanswered(needed.slice(0, here).includes('questionnaire'))
  const before = (step: Step) =>
    step === 'questionnaire' && isUnanswered ? ('passed' as const) : ('done' as const)
  const steps = needed.map((step, index) => ({
    id: step,
    name: i18n._(stepTexts[step]),
    href: stepPath(base, step),
    state: index < here ? before(step) : index === here ? ('current' as const) : ('later' as const),
  }))
  return <Stepper label={t`Booking steps`} steps={steps} />
}
