import type { AnswerValue, AnswerValues, InquiryQuestion, Service } from '@bellows/domain'
import { Button, FieldGrid, FormField, QuestionField } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import * as css from './questionnaire.css.ts'

type QuestionListProps = Readonly<{
  questions: readonly InquiryQuestion[]
  service: Pick<Service, 'id' | 'name'>
  /** `YYYY-MM-DD` where the studio is. */
  today: string
  /** What stood in a field before another window’s answer took its place. */
  replaced: AnswerValues
  restore: (id: string, typed: AnswerValue) => void
}>

/** The questions one under the other, each with its number. */
export function QuestionList({ questions, service, today, replaced, restore }: QuestionListProps) {
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
                  <span className={css.folio} aria-hidden="true">
                    {index + 1}
                  </span>
                  {question.title}
                </>
              }
              isReadOnly={isReadOnly || question.type === 'SERVICE_SELECTION'}
              services={services}
              note={restorable(replaced[question.id], (typed) => restore(question.id, typed))}
              today={today}
            />
          )}
        </FormField>
      ))}
    </FieldGrid>
  )
}

/** The newer answer wins; the older one is not lost. */
function restorable(typed: AnswerValue | undefined, onRestore: (typed: AnswerValue) => void) {
  if (typed === undefined) return null
  return (
    <Button variant="text" size="s" onClick={() => onRestore(typed)}>
      <Trans>Restore what you typed here</Trans>
    </Button>
  )
}
