import { apiTexts } from '../../base/api-texts.ts'
import type { Call } from '../../base/call.ts'
import { inFewTries } from '../../base/in-few-tries.ts'
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
import { startOfShoot } from '../../store/orders/reschedulable.ts'
import { closed, movedMeanwhile, planOf, requireOther, shootNumberOf, type Wanted } from './date-choice.ts'
import type { MovePlan } from './plan-move.ts'

function isThere(facts: OrderFacts, wanted: Wanted, shootNumber: number): boolean {
  const start = startOfShoot(facts, shootNumber)
  if (start === null) return false
  if (wanted.slotId === undefined) return start.getTime() === Date.parse(wanted.startTime ?? '')
  const later = facts.laterShoots.find(({ number }) => number === shootNumber)
  return wanted.slotId === (shootNumber === 1 ? facts.order.slotId : later?.slotId)
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

/** One try at the order as it stands; `undefined` if it was changed meanwhile. */
async function tryGiving(wanted: Wanted, call: Call): Promise<OrderFacts | undefined> {
  const scope = scopeOf(call)
  const facts = await readOrderFacts(scope, wanted.id)
  const shootNumber = shootNumberOf(wanted, facts)
  if (isThere(facts, wanted, shootNumber)) {
    requireOther(facts, wanted, shootNumber)
    return facts
  }
  const plan = await planOf(facts, wanted, call)
  if (plan.extraMinor > 0 && wanted.isPremiumAccepted !== true) throw premiumNotAccepted()
  if (!wanted.isOwners) await countLetters('move', contactOf(facts.order.contact).email, call)
  return (await tryMove(plan, facts, call)) ? readOrderFacts(scope, wanted.id) : undefined
}

/**
 * Gives an order the time that is wanted; the one it has already is none to be won.
 * @throws Refusal for what stands against it
 */
export async function giveTime(wanted: Wanted, call: Call): Promise<OrderFacts> {
  const given = await inFewTries(() => tryGiving(wanted, call))
  if (!given) throw movedMeanwhile()
  return given
}
