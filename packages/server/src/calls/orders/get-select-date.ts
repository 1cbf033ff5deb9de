import { scopeOf } from '../../base/scope.ts'
import { readOrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import { closedBecause } from '../../store/orders/reschedulable.ts'
import type { Handler } from '../handler.ts'
import { planOf, shootNumberOf } from './date-choice.ts'
import { feeSoFar, moveWire } from './plan-move.ts'

/** What may be chosen, and what a time that is asked about would change; reading moves nothing. */
export const getSelectDate: Handler<'getSelectDate'> = async (sent, call) => {
  const facts = await readOrderFacts(scopeOf(call), sent.id)
  const shootNumber = shootNumberOf(sent, facts)
  const reason = closedBecause(facts, shootNumber)
  const isAsked = sent.slotId !== undefined || sent.startTime !== undefined
  const move = isAsked && reason === null ? moveWire(await planOf(facts, sent, call)) : null
  return { order: orderWire(facts), closedBecause: reason, feeSoFar: feeSoFar(facts, shootNumber), move }
}
