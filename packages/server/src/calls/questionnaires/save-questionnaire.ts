import { areAnswersClosed, dayOf, type Answer } from '@bellows/domain'
import { sql } from 'kysely'
import type { Call } from '../../base/call.ts'
import { conflict, notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'
import { answersCloseAt, orderWire } from '../../store/orders/order-wire.ts'
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

async function store(call: Call, orderId: string, answers: readonly Answer[]): Promise<void> {
  const { kysely, businessId } = scopeOf(call)
  const rows = JSON.stringify(answers)
  await write(kysely, async (tx) => {
    await sql`
      insert into questionnaire_answer (business_id, order_id, question_id, contents)
      select ${businessId}, ${orderId}, v.id, v.contents
      from jsonb_to_recordset(${rows}::jsonb) as v(id text, contents jsonb) order by v.id
      on conflict (business_id, order_id, question_id) do update set
        contents = excluded.contents, updated_at = now()
      where questionnaire_answer.contents is distinct from excluded.contents`.execute(tx)
    await sql`delete from questionnaire_answer where business_id = ${businessId} and order_id = ${orderId}
      and contents = '[]'`.execute(tx)
  })
}

/** Keeps what was sent, answer by answer; sent again it changes nothing. */
export const saveQuestionnaire: Handler<'saveQuestionnaire'> = async ({ orderId, answers }, call) => {
  const facts = await readOwnOrder(call, orderId)
  const { service, order, business } = facts
  if (!service.questionnaire) throw notFound()
  requireEditable(facts)
  const terms = { today: dayOf(order.serverNow.getTime(), business.timeZone), stored: facts.answers }
  await store(call, orderId, judgeAnswers(answers, service.questionnaire.questions, terms))
  return orderWire(await readOrderFacts(scopeOf(call), orderId))
}
