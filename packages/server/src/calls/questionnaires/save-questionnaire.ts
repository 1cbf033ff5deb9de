import { areAnswersClosed, dayOf } from '@bellows/domain'
import { conflict, notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'
import { answersCloseAt, orderWire } from '../../store/orders/order-wire.ts'
import { storeAnswers } from '../../store/orders/store-answers.ts'
import type { Handler } from '../handler.ts'
import { readOwnOrder, requireLive } from '../orders/own-order.ts'
import { judgeAnswers } from './judge-answers.ts'

/** @throws Refusal 409 from a day before the shoot on */
function requireEditable(facts: OrderFacts): void {
  requireLive(facts)
  const { status, serverNow } = facts.order
  const editableUntil = answersCloseAt(facts)?.getTime() ?? null
  if (areAnswersClosed({ status, editableUntil }, serverNow.getTime()))
    throw conflict('answers_closed', (texts) => texts.answersClosed)
}

/** Keeps what was sent, answer by answer; sent again it changes nothing. */
export const saveQuestionnaire: Handler<'saveQuestionnaire'> = async ({ orderId, answers }, call) => {
  const facts = await readOwnOrder(call, orderId)
  const { service, order, business } = facts
  if (!service.questionnaire) throw notFound()
  requireEditable(facts)
  const terms = { today: dayOf(order.serverNow.getTime(), business.timeZone), stored: facts.answers }
  const scope = scopeOf(call)
  await storeAnswers(scope, orderId, judgeAnswers(answers, service.questionnaire.questions, terms))
  return orderWire(await readOrderFacts(scope, orderId))
}
