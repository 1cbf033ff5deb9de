import { apiTexts } from '../../base/api-texts.ts'
import type { Call } from '../../base/call.ts'
import { newHoldToken, newId } from '../../base/new-id.ts'
import { notFound, type Refusal } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { notBookable, premiumNotAccepted, slotTaken } from '../../store/holds/booking-refusals.ts'
import { closeOpen } from '../../payments/close-attempt.ts'
import { tillOf } from '../../payments/till.ts'
import { countLetters } from '../../store/limits/count-letters.ts'
import { contactOf } from '../../store/orders/contact.ts'
import { moveOrder, type MoveRefusal } from '../../store/orders/move-order.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import { startOfShoot } from '../../store/orders/reschedulable.ts'
import type { Handler, InputOf } from '../handler.ts'
import { closed, movedMeanwhile, planOf, requireOther, shootNumberOf } from './date-choice.ts'
import type { MovePlan } from './plan-move.ts'

type Sent = InputOf<'selectDate'>

const ATTEMPTS = 3

function isThere(facts: OrderFacts, sent: Sent, shootNumber: number): boolean {
  const start = startOfShoot(facts, shootNumber)
  if (start === null) return false
  if (sent.slotId === undefined) return start.getTime() === Date.parse(sent.startTime ?? '')
  const later = facts.laterShoots.find(({ number }) => number === shootNumber)
  return sent.slotId === (shootNumber === 1 ? facts.order.slotId : later?.slotId)
}

const refusals: Readonly<
  Record<Exclude<MoveRefusal['reason'], 'terms_changed' | 'slot_taken'>, () => Refusal>
> = {
  not_found: notFound,
  not_movable: closed.notBooked,
  not_bookable: notBookable,
}

/** `false` if the order was changed while the move was planned. */
async function tryMove(plan: MovePlan, { order }: OrderFacts, call: Call): Promise<boolean> {
  const { extraMinor, lessMinor, shrunk, today: dueDate, quote, shootNumber, target, dueDates } = plan
  if (lessMinor > 0) await closeOpen(tillOf(call), order.id)
  const label = apiTexts(call.studio.language).newTime
  const extra =
    extraMinor > 0 ? { invoiceId: newId(), label, amountMinor: extraMinor, dueDate, quote } : undefined
  const answer = await moveOrder(scopeOf(call), {
    orderId: order.id,
    shootNumber,
    target,
    token: call.holdToken ?? newHoldToken(),
    termsVersion: order.termsVersion,
    dueDates,
    extra,
    less: lessMinor > 0 ? { amountMinor: lessMinor, payments: shrunk, quote } : undefined,
    outboxId: newId(),
  })
  if (answer.ok) return true
  if (answer.reason === 'terms_changed') return false
  if (answer.reason === 'slot_taken') throw slotTaken(plan.startTime, call.studio)
  throw refusals[answer.reason]()
}

export const selectDate: Handler<'selectDate'> = async (sent, call) => {
  const scope = scopeOf(call)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const facts = await readOrderFacts(scope, sent.id)
    const shootNumber = shootNumberOf(sent, facts)
    if (isThere(facts, sent, shootNumber)) {
      requireOther(facts, sent, shootNumber)
      return orderWire(facts)
    }
    const plan = await planOf(facts, sent, call)
    if (plan.extraMinor > 0 && sent.isPremiumAccepted !== true) throw premiumNotAccepted()
    await countLetters('move', contactOf(facts.order.contact).email, call)
    if (await tryMove(plan, facts, call)) return orderWire(await readOrderFacts(scope, sent.id))
  }
  throw movedMeanwhile()
}
