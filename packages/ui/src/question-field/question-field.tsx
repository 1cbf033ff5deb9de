import type { ReactNode } from 'react'
import type { Choice, ControlProps } from '../field/control-props.ts'
import { questionControls, type AnswerValue, type QuestionKind } from './question-controls.tsx'

/** So many options stand in sight; more go into a list. */
const RADIOS_MAX = 5

export type QuestionFieldProps = Omit<ControlProps<AnswerValue>, 'label'> &
  Readonly<{
    question: Readonly<{ id: string; title: string; type: QuestionKind; options?: readonly string[] }>
    /** In place of the question's title, e.g. with a folio before it. */
    label?: ReactNode
    /** What SERVICE_SELECTION chooses from, by id. */
    services?: readonly Choice[]
    /** `YYYY-MM-DD` where the studio is: dates that may not be past begin here. */
    today?: string
    /** Up to how many options SELECT and REFERRAL show as radios. */
    radiosMax?: number
  }>

/** The control that a question of a form or questionnaire asks for. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, label, services = [], today, radiosMax = RADIOS_MAX, ...field } = props
  const Control = questionControls[question.type]
  // An owner may have written one twice: they would be one answer, chosen in two places.
  const options = [...new Set(question.options)].map((option) => ({ value: option, label: option }))
  return (
    <Control
      field={{ ...field, label: label ?? question.title }}
      options={options}
      services={services}
      today={today}
      radiosMax={radiosMax}
    />
  )
}
