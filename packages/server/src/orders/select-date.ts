import type { getSelectDate, ParsedInputOf, selectDate } from '@bellows/api'
import { notBookable, slotTaken } from '../booking-calls/refusals.ts'
import { Bookings } from '../bookings/bookings.ts'
import type { MoveRefusal } from '../bookings/move-order.ts'
import type { Call } from '../http/call.ts'
import { conflict, notFound, type Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { newHoldToken, newId } from '../new-id.ts'
import { scopeOf } from '../studio/scope.ts'
import { destinationOf } from './move-target.ts'
import { readOrderFacts, type OrderFacts } from './order-facts.ts'
import { orderWire } from './order-wire.ts'
import { moveWire, planMove, type MovePlan } from './plan-move.ts'
import { closedBecause, startOfShoot } from './reschedulable.ts'

type Sent = ParsedInputOf<typeof selectDate>

const ATTEMPTS = 3

/** @throws Refusal 404 for a shoot that the order's package does not have */
function shootNumberOf({ shootId }: Pick<Sent, 'shootId'>, { service, order }: OrderFacts): number {
  const number = Number((shootId ?? 'shoot-1').slice('shoot-'.length))
  const chosen = service.packages.find(({ id }) => id === order.packageId)
  if (number > Math.max(1, chosen?.shoots.length ?? 0)) throw notFound()
  return number
}

const closed: Readonly<Record<NonNullable<ReturnType<typeof closedBecause>>, () => Refusal>> = {
  notBooked: () => conflict('order_closed', 'The date of this booking cannot be chosen here.'),
  tooLate: () =>
    conflict('too_late', "The date can't be moved online now. Please get in touch with the studio."),
}

function isThere(facts: OrderFacts, sent: Sent, shootNumber: number): boolean {
  const start = startOfShoot(facts, shootNumber)
  if (start === null) return false
  if (sent.slotId === undefined) return start.getTime() === Date.parse(sent.startTime ?? '')
  const later = facts.laterShoots.find(({ number }) => number === shootNumber)
  return sent.slotId === (shootNumber === 1 ? facts.order.slotId : later?.slotId)
}

function requireSeen(facts: OrderFacts, { seenStart }: Sent, shootNumber: number): void {
  if (seenStart === undefined) return
  const now = startOfShoot(facts, shootNumber)?.getTime() ?? null
  const seen = seenStart === null ? null : Date.parse(seenStart)
  if (now !== seen)
    throw conflict('moved_meanwhile', 'This booking was moved meanwhile. Please look at it once more.')
}

/** @throws Refusal for what stands against the move before it is tried */
async function planOf(facts: OrderFacts, sent: Sent, call: Call): Promise<MovePlan> {
  const shootNumber = shootNumberOf(sent, facts)
  const reason = closedBecause(facts, shootNumber)
  if (reason) throw closed[reason]()
  requireSeen(facts, sent, shootNumber)
  return planMove(facts, await destinationOf(sent, { facts, shootNumber }, call), shootNumber)
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
  const { extraMinor, today: dueDate, quote, shootNumber, target, dueDates } = plan
  const extra = extraMinor > 0 ? { invoiceId: newId(), amountMinor: extraMinor, dueDate, quote } : undefined
  const answer = await new Bookings(call.database.kysely, call.studio.id).moveOrder({
    orderId: order.id,
    shootNumber,
    target,
    token: call.holdToken ?? newHoldToken(),
    termsVersion: order.termsVersion,
    dueDates,
    extra,
    outboxId: newId(),
  })
  if (answer.ok) return true
  if (answer.reason === 'terms_changed') return false
  if (answer.reason === 'slot_taken') throw slotTaken(plan.startTime, call.studio)
  throw refusals[answer.reason]()
}

export const answerSelectDate: Handler<typeof selectDate> = async (sent, call) => {
  const scope = scopeOf(call)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const facts = await readOrderFacts(scope, sent.id)
    if (isThere(facts, sent, shootNumberOf(sent, facts))) return orderWire(facts)
    const plan = await planOf(facts, sent, call)
    if (plan.extraMinor > 0 && sent.isPremiumAccepted !== true)
      throw conflict('premium_not_accepted', 'Please confirm the additional fee of this time first.')
    if (await tryMove(plan, facts, call)) return orderWire(await readOrderFacts(scope, sent.id))
  }
  throw conflict('moved_meanwhile', 'This booking was changed meanwhile. Please look at it once more.')
}

/** What may be chosen, and what a time that is asked about would change; reading moves nothing. */
export const answerDateChoice: Handler<typeof getSelectDate> = async (sent, call) => {
  const facts = await readOrderFacts(scopeOf(call), sent.id)
  const reason = closedBecause(facts, shootNumberOf(sent, facts))
  const isAsked = sent.slotId !== undefined || sent.startTime !== undefined
  const move = isAsked && reason === null ? moveWire(await planOf(facts, sent, call)) : null
  return { order: orderWire(facts), closedBecause: reason, move }
}
