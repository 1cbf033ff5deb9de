import type { ApiError } from '@bellows/api'
import { mayAnswerLater, type Answer, type InquiryQuestion, type Order } from '@bellows/domain'
import { useBooking } from '../../flow/booking-context.tsx'
import { isEnding, useFailure } from '../../flow/use-hold.ts'
import { useProceed } from '../../flow/use-moves.ts'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepActions } from '../../frame/step-actions.tsx'
import { StepGate, Waiting } from '../../frame/step-gate.tsx'
import { useOrder } from '../../queries.ts'
import { useWorld } from '../../world/booking-world.tsx'
import { useAt } from '../../world/use-at.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { useQuestions } from './use-questions.ts'

const STEP = 'questionnaire'

/** What the studio needs to know before the day. */
export function Questionnaire() {
  return (
    <StepGate step={STEP}>
      <Loaded />
    </StepGate>
  )
}

function Loaded() {
  const { record, service } = useBooking()
  const order = useOrder(record?.orderId ?? null)
  const asked = useQuestions(service.id)
  const retry = () => {
    void order.refetch()
    void asked.refetch()
  }
  if (order.data && asked.data) return <Questions order={order.data} questions={asked.data.questions} />
  const error = order.error ?? asked.error
  return error ? <CallFailure error={error} retry={retry} /> : <Waiting retry={retry} />
}

/** The booking's record keeps what waits. */
function useWaiting() {
  const { records } = useWorld()
  return {
    get: (): readonly Answer[] => records.get().record?.answers ?? [],
    put: (answers: Answer[]) => {
      const { record } = records.get()
      if (record) records.put({ ...record, answers })
    },
  }
}

/** The studio lets who holds a time go on, as long as there is a time after booking to finish in. */
function useFinishLater({ questionnaire }: Order, questions: readonly InquiryQuestion[]): boolean {
  const { bookingAvailability } = useWorld().business
  const until = Date.parse(questionnaire?.editableUntil ?? '')
  const hasTime = useAt((now) => now < until)
  return mayAnswerLater({ questions, hasTime }, bookingAvailability)
}

type QuestionsProps = Readonly<{ order: Order; questions: readonly InquiryQuestion[] }>

function Questions({ order, questions }: QuestionsProps) {
  const { service, record } = useBooking()
  const proceed = useProceed(STEP)
  const fail = useFailure()
  const mayFinishLater = useFinishLater(order, questions)
  const waiting = useWaiting()
  const onFailed = (error: ApiError) => isEnding(error) && fail(error)
  return (
    <QuestionnaireForm
      orderId={order.id}
      holdToken={record?.holdToken ?? null}
      stored={order.questionnaire?.answers ?? []}
      waiting={waiting}
      questions={questions}
      mayFinishLater={mayFinishLater}
      service={service}
      onFailed={onFailed}
      onDone={() => proceed()}
    >
      {(isBusy) => <StepActions isBusy={isBusy} />}
    </QuestionnaireForm>
  )
}
