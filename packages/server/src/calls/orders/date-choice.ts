import type { Call } from '../../base/call.ts'
import { conflict, notFound, type Refusal } from '../../base/refusal.ts'
import type { OrderFacts } from '../../store/orders/order-facts.ts'
import { closedBecause, startOfShoot } from '../../store/orders/reschedulable.ts'
import { destinationOf, type ChosenTime } from './move-target.ts'
import { planMove, withoutExtra, type MovePlan } from './plan-move.ts'

/** The time that an order is to get, and for which of its shoots. */
export interface Wanted extends ChosenTime {
  id: string
  shootId?: string | undefined
  /** The start that the page showed. */
  seenStart?: string | null | undefined
  isPremiumAccepted?: boolean | undefined
  isOwners?: boolean
}

/** @throws Refusal 404 for a shoot that the order's package does not have */
export function shootNumberOf({ shootId }: Pick<Wanted, 'shootId'>, { service, order }: OrderFacts): number {
  const number = Number((shootId ?? 'shoot-1').slice('shoot-'.length))
  const chosen = service.packages.find(({ id }) => id === order.packageId)
  if (number > Math.max(1, chosen?.shoots.length ?? 0)) throw notFound()
  return number
}

/** Why no date can be chosen, as the visitor is told it. */
export const closed: Readonly<Record<NonNullable<ReturnType<typeof closedBecause>>, () => Refusal>> = {
  notBooked: () => conflict('order_closed', (texts) => texts.dateClosed),
  noTimes: () => conflict('no_times', (texts) => texts.dateClosed),
  tooLate: () => conflict('too_late', (texts) => texts.tooLateToMove),
}

const sameTime = (): Refusal => conflict('same_time', (texts) => texts.sameTime)

export const movedMeanwhile = (): Refusal => conflict('moved_meanwhile', (texts) => texts.movedMeanwhile)

/** @throws Refusal for the time that the page showed as the one so far; where it showed another, the move is made. */
export function requireOther(facts: OrderFacts, { seenStart }: Wanted, shootNumber: number): void {
  const now = startOfShoot(facts, shootNumber)?.getTime()
  if (seenStart && Date.parse(seenStart) === now) throw sameTime()
}

function requireSeen(facts: OrderFacts, { seenStart }: Wanted, shootNumber: number): void {
  if (seenStart === undefined) return
  const now = startOfShoot(facts, shootNumber)?.getTime() ?? null
  const seen = seenStart === null ? null : Date.parse(seenStart)
  if (now !== seen) throw movedMeanwhile()
}

/** @throws Refusal for what stands against the move before it is tried */
export async function planOf(facts: OrderFacts, wanted: Wanted, call: Call): Promise<MovePlan> {
  const shootNumber = shootNumberOf(wanted, facts)
  const { isOwners = false } = wanted
  const reason = closedBecause(facts, shootNumber)
  if (reason === 'notBooked' || (reason && !isOwners)) throw closed[reason]()
  requireSeen(facts, wanted, shootNumber)
  const to = await destinationOf(wanted, { facts, shootNumber, isOwners }, call)
  const plan = planMove(facts, to, shootNumber)
  return isOwners ? withoutExtra(plan, facts) : plan
}
