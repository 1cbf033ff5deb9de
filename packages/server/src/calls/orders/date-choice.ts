import type { Call } from '../../base/call.ts'
import { conflict, notFound, type Refusal } from '../../base/refusal.ts'
import type { OrderFacts } from '../../store/orders/order-facts.ts'
import { closedBecause, startOfShoot } from '../../store/orders/reschedulable.ts'
import type { InputOf } from '../handler.ts'
import { destinationOf } from './move-target.ts'
import { planMove, type MovePlan } from './plan-move.ts'

type Sent = InputOf<'selectDate'>

/** @throws Refusal 404 for a shoot that the order's package does not have */
export function shootNumberOf({ shootId }: Pick<Sent, 'shootId'>, { service, order }: OrderFacts): number {
  const number = Number((shootId ?? 'shoot-1').slice('shoot-'.length))
  const chosen = service.packages.find(({ id }) => id === order.packageId)
  if (number > Math.max(1, chosen?.shoots.length ?? 0)) throw notFound()
  return number
}

/** Why no date can be chosen, as the visitor is told it. */
export const closed: Readonly<Record<NonNullable<ReturnType<typeof closedBecause>>, () => Refusal>> = {
  notBooked: () => conflict('order_closed', (texts) => texts.dateClosed),
  tooLate: () => conflict('too_late', (texts) => texts.tooLateToMove),
}

const sameTime = (): Refusal => conflict('same_time', (texts) => texts.sameTime)

export const movedMeanwhile = (): Refusal => conflict('moved_meanwhile', (texts) => texts.movedMeanwhile)

/** @throws Refusal for the time that the page showed as the one so far; where it showed another, the move is made. */
export function requireOther(facts: OrderFacts, { seenStart }: Sent, shootNumber: number): void {
  const now = startOfShoot(facts, shootNumber)?.getTime()
  if (seenStart && Date.parse(seenStart) === now) throw sameTime()
}

function requireSeen(facts: OrderFacts, { seenStart }: Sent, shootNumber: number): void {
  if (seenStart === undefined) return
  const now = startOfShoot(facts, shootNumber)?.getTime() ?? null
  const seen = seenStart === null ? null : Date.parse(seenStart)
  if (now !== seen) throw movedMeanwhile()
}

/** @throws Refusal for what stands against the move before it is tried */
export async function planOf(facts: OrderFacts, sent: Sent, call: Call): Promise<MovePlan> {
  const shootNumber = shootNumberOf(sent, facts)
  const reason = closedBecause(facts, shootNumber)
  if (reason) throw closed[reason]()
  requireSeen(facts, sent, shootNumber)
  return planMove(facts, await destinationOf(sent, { facts, shootNumber }, call), shootNumber)
}
