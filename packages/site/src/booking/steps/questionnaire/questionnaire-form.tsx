import { ApiError } from '@bellows/api'
import {
  answersForm,
  dayOf,
  startedAnswers,
  type AnswerValues,
  type InquiryQuestion,
  type Service,
} from '@bellows/domain'
import { Form, RequiredNote, Text, useSchemaForm } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useMemo, useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { CallFailure } from '../../frame/call-failure.tsx'
import { useWorld } from '../../world/booking-world.tsx'
import { useAt } from '../../world/use-at.ts'
import { contentsOf, isSendable, startValues } from './answer-values.ts'
import { QuestionList } from './question-list.tsx'
import * as css from './questionnaire.css.ts'
import { SaveNote } from './save-note.tsx'
import { useOtherWindow } from './use-other-window.ts'
import { useSaving, type SavingTerms } from './use-saving.ts'

type QuestionnaireFormProps = Omit<SavingTerms, 'isSendable'> &
  Readonly<{
    questions: readonly InquiryQuestion[]
    service: Pick<Service, 'id' | 'name'>
    /** Says how many questions are answered: they need not be answered at once. */
    hasCount?: boolean
    /** What is left blank can be given after booking. */
    mayFinishLater?: boolean
    /** Every question is answered and saved. */
    onDone: () => void
    /** The foot of the form, where it is sent. */
    children: (isBusy: boolean) => ReactNode
  }>

/** Inside a booking its service is no question. */
const withService = (values: AnswerValues, questions: readonly InquiryQuestion[], id: string) =>
  Object.fromEntries(
    questions.map((question) => [
      question.id,
      question.type === 'SERVICE_SELECTION' ? id : (values[question.id] ?? ''),
    ]),
  )

/** Keyed by question id; every value is there, see `startValues`. */
const formSchema = (
  judged: typeof answersForm | typeof startedAnswers,
  ...asked: Parameters<typeof answersForm>
) => judged(...asked) as z.ZodMiniObject as unknown as z.ZodMiniType<AnswerValues, AnswerValues>

const answeredIn = (values: AnswerValues): number =>
  Object.values(values).filter((value) => contentsOf(value).length > 0).length

const Count = ({ answered, of: asked }: Readonly<{ answered: number; of: number }>) => (
  <p>
    <Trans>
      {answered} of {asked} answered
    </Trans>
  </p>
)

/** A questionnaire that is saved while it is answered; what is missing is told when it is sent. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { questions, service, hasCount = false, mayFinishLater = false, stored, waiting } = props
  const { timeZone } = useWorld().business
  const today = useAt((now) => dayOf(now, timeZone))
  const taken = useMemo(() => startValues(questions, stored, []), [questions, stored])
  const judged = mayFinishLater ? startedAnswers : answersForm
  const schema = useMemo(() => formSchema(judged, questions, today, taken), [judged, questions, today, taken])
  const [values] = useState(() =>
    withService(startValues(questions, stored, waiting.get()), questions, service.id),
  )
  const form = useSchemaForm(schema, values)
  const [answered, setAnswered] = useState(() => answeredIn(values))
  const saving = useSaving({ ...props, isSendable: (answer) => isSendable(answer, questions, today) })
  const otherWindow = useOtherWindow(form, {
    questions,
    stored,
    waiting: waiting.get,
    onHeard: saving.learn,
  })
  const [error, setError] = useState<ApiError | null>(null)
  const send = async (given: AnswerValues) => {
    setError(null)
    try {
      await saving.finish(given)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return setError(cause)
    }
    return props.onDone()
  }
  const change = (given: AnswerValues) => {
    saving.change(given)
    setAnswered(answeredIn(given))
  }
  return (
    <Form form={form} onValuesChange={change} onSubmit={send}>
      <div className={css.fields} onBlur={saving.leave}>
        <SaveNote state={saving.state} onRetry={saving.retry}>
          {hasCount && <Count answered={answered} of={questions.length} />}
        </SaveNote>
        {mayFinishLater ? (
          <Text>
            <Trans>You can finish this after booking.</Trans>
          </Text>
        ) : (
          <RequiredNote />
        )}
        <QuestionList questions={questions} service={service} today={today} {...otherWindow} />
      </div>
      {error && <CallFailure error={error} />}
      {props.children(form.formState.isSubmitting)}
    </Form>
  )
}
