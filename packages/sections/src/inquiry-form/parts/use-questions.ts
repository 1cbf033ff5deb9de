import { askedQuestions, type AnswerValues, type InquiryQuestion } from '@bellows/domain'
import { useMemo, useState } from 'react'
import { useHost } from '../../kit/host.tsx'
import { useSteadyField } from './use-steady-field.ts'

const none: readonly InquiryQuestion[] = []

type Questions = Readonly<{
  questions: readonly InquiryQuestion[]
  /** The service that the inquiry is about, given by the section or chosen in the form. */
  serviceId: string | null
  isServiceGiven: boolean
  /** Takes the form's values, to ask what the chosen service wants to know. */
  read: (values: AnswerValues) => void
}>

/** The questions of the studio's form with those of the service that it is about. */
export function useQuestions(given: string | null, initial: AnswerValues): Questions {
  const { questions: general, services } = useHost().inquiry
  const selector = general.find(({ type }) => type === 'SERVICE_SELECTION')
  const chosenIn = (values: AnswerValues) => (selector ? String(values[selector.id] ?? '') : '')
  const [chosen, setChosen] = useState(() => chosenIn(initial))
  const isServiceGiven = services.some(({ id }) => id === given)
  const service = services.find(({ id }) => id === (isServiceGiven ? given : chosen))
  const own = service?.inquiryTemplate.questions ?? none
  const questions = useMemo(
    () => askedQuestions(general, own, isServiceGiven),
    [general, own, isServiceGiven],
  )
  const hold = useSteadyField(questions)
  return {
    questions,
    isServiceGiven,
    serviceId: service?.id ?? null,
    read: (values) => {
      hold()
      setChosen(chosenIn(values))
    },
  }
}
