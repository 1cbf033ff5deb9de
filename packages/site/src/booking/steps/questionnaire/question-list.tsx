import type { AnswerValue, InquiryQuestion, Service } from '@bellows/domain'
import { FieldGrid, FormField, QuestionField } from '@bellows/ui'
import * as css from './questionnaire.css.ts'

type QuestionListProps = Readonly<{
  questions: readonly InquiryQuestion[]
  service: Pick<Service, 'id' | 'name'>
  /** `YYYY-MM-DD` where the studio is. */
  today: string
}>

/** The questions one under the other, each with its number. */
export function QuestionList({ questions, service, today }: QuestionListProps) {
  const services = [{ value: service.id, label: service.name }]
  return (
    <FieldGrid>
      {questions.map((question, index) => (
        <FormField<AnswerValue> key={question.id} name={question.id}>
          {({ error, isReadOnly, ...field }) => (
            <QuestionField
              {...field}
              {...(error !== undefined && { error })}
              question={question}
              label={
                <>
                  <span className={css.folio}>{index + 1}</span>
                  {question.title}
                </>
              }
              isReadOnly={isReadOnly || question.type === 'SERVICE_SELECTION'}
              services={services}
              today={today}
            />
          )}
        </FormField>
      ))}
    </FieldGrid>
  )
}
