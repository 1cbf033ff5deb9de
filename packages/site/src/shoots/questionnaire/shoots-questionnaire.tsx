import { areAnswersClosed, isStanding, type Order } from '@bellows/domain'
import { useAt } from '../../booking/world/use-at.ts'
import { ShootsGate } from '../frame/shoots-gate.tsx'
import { AnswersToChange } from './answers-to-change.tsx'
import { ClosedAnswers } from './closed-answers.tsx'

export type Questionnaire = NonNullable<Order['questionnaire']>

const hasQuestions = (order: Order): boolean =>
  isStanding(order) && (order.questionnaire?.questions.length ?? 0) > 0

/** What the studio needs to know, until a day before the shoot. */
export function ShootsQuestionnaire() {
  return (
    <ShootsGate opensFor={hasQuestions}>
      {(order) => order.questionnaire && <Shown order={order} questionnaire={order.questionnaire} />}
    </ShootsGate>
  )
}

function Shown({ order, questionnaire }: Readonly<{ order: Order; questionnaire: Questionnaire }>) {
  const { status } = order
  const editableUntil = questionnaire.editableUntil === null ? null : Date.parse(questionnaire.editableUntil)
  const isClosed = useAt((now) => areAnswersClosed({ status, editableUntil }, now))
  return isClosed ? (
    <ClosedAnswers order={order} questionnaire={questionnaire} />
  ) : (
    <AnswersToChange order={order} questionnaire={questionnaire} />
  )
}
