import type { AnswerValue, InquiryQuestion } from '@bellows/domain'
import { FieldGrid, FormField, QuestionField, type FieldLayout } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import * as css from './inquiry-form.css.ts'
import { pairApart } from './pair-questions.ts'
import { postedError } from './posted-values.ts'
import type { Inquiry } from './use-inquiry.ts'

type FormQuestionsProps = { inquiry: Inquiry; layout: FieldLayout }

/** Id of the place of a question, for links to it. */
export function useQuestionId(): (question: InquiryQuestion) => string {
  const { blockId } = usePlacement()
  return ({ id }) => `${blockId}-${id}`
}

/** The questions as fields, one under the other or side by side. */
export function FormQuestions({ inquiry, layout }: FormQuestionsProps) {
  const idOf = useQuestionId()
  const { services, questions: general } = useHost().inquiry
  const { questions, posted, today } = inquiry
  const isOwn = (question: InquiryQuestion) => !general.includes(question)
  const placed = layout === 'pairs' ? pairApart(questions, isOwn) : questions.map(alone)
  const choices = services.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FieldGrid layout={layout}>
      {placed.map(({ question, isWide }) => (
        <div key={question.id} id={idOf(question)} className={css.question} data-wide={isWide || undefined}>
          <FormField<AnswerValue> name={question.id}>
            {(field) => (
              <QuestionField
                {...field}
                error={field.error ?? postedError(posted, question, field.value)}
                question={question}
                services={choices}
                today={today}
              />
            )}
          </FormField>
        </div>
      ))}
    </FieldGrid>
  )
}

const alone = (question: InquiryQuestion) => ({ question, isWide: true })
