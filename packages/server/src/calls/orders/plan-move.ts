import {
  dayOf,
  fromMinor,
  movedDueDates,
  shrunkPayments,
  toMinor,
  withPremiumOf,
  type DateMove,
  type Quote,
  type ShrunkPayment,
} from '@bellows/domain'
import type { OrderFacts } from '../../store/orders/order-facts.ts'
import { quoteOf } from '../../store/orders/order-wire.ts'
import type { Destination } from './move-target.ts'

export interface MovePlan extends Destination {
  shootNumber: number
  today: string
  quote: Quote
  /** Minor units to be paid on top. */
  extraMinor: number
  /** The time costs less than the one so far; what is paid does not go back by itself. */
  isCheaper: boolean
  /** Minor units that are left out of what is still to be paid, and how its payments shrink. */
  lessMinor: number
  shrunk: readonly ShrunkPayment[]
  dueDates: DateMove['dueDates']
  isSignedAgain: boolean
}

/** What the shoot's times so far cost on top: the agreed fee less what the other shoots' times account for. */
function premiumSoFar({ order, slot, laterShoots }: OrderFacts, quote: Quote, shootNumber: number): number {
  const line = quote.lines.find(({ kind }) => kind === 'premium')
  const agreed = line ? toMinor(line.amount, order.currency) : 0
  const first = slot?.premiumFee ? toMinor(slot.premiumFee, order.currency) : 0
  const fees = new Map([
    [1, first],
    ...laterShoots.map((shoot) => [shoot.number, shoot.premiumFeeMinor ?? 0] as const),
  ])
  fees.delete(shootNumber)
  return Math.max(0, agreed - [...fees.values()].reduce((sum, fee) => sum + fee, 0))
}

/** A lower price holds as far as it can be left out of what is still to be paid; otherwise the agreed one stays. */
function priced({ invoices }: OrderFacts, before: Quote, wanted: Quote) {
  const { currency } = before
  const change = toMinor(wanted.total, currency) - toMinor(before.total, currency)
  if (change >= 0) return { quote: wanted, extraMinor: change, lessMinor: 0, shrunk: [] }
  const shrunk = shrunkPayments(invoices, -change, currency)
  if (!shrunk) return { quote: before, extraMinor: 0, lessMinor: 0, shrunk: [] }
  return { quote: wanted, extraMinor: 0, lessMinor: -change, shrunk }
}

/** A fee in a currency that the studio has changed to is none of an order that was agreed in another. */
const takesFees = ({ business, order }: OrderFacts): boolean =>
  business.paymentSetup.currency === order.currency

function premiumsOf(facts: OrderFacts, to: Destination, shootNumber: number) {
  const before = premiumSoFar(facts, quoteOf(facts), shootNumber)
  return { before, after: takesFees(facts) ? to.premiumFeeMinor : before }
}

/** By which times are dearer or not; `null` where none is. */
export const feeSoFar = (facts: OrderFacts, shootNumber: number): string | null =>
  takesFees(facts) ? fromMinor(premiumSoFar(facts, quoteOf(facts), shootNumber), facts.order.currency) : null

/** What moving a shoot there changes: price, open payments, signatures. */
export function planMove(facts: OrderFacts, to: Destination, shootNumber: number): MovePlan {
  const { order, business, invoices } = facts
  const before = quoteOf(facts)
  const premium = premiumsOf(facts, to, shootNumber)
  const wanted = withPremiumOf({ quote: before, ...premium })
  const today = dayOf(order.serverNow.getTime(), business.timeZone)
  const shootDay = dayOf(to.startTime.getTime(), business.timeZone)
  return {
    ...to,
    shootNumber,
    today,
    ...priced(facts, before, wanted),
    isCheaper: premium.after < premium.before,
    dueDates: shootNumber === 1 ? movedDueDates(invoices, { today, shootDay }) : [],
    isSignedAgain: facts.signed.length > 0,
  }
}

/** What a dearer time costs is the client's to accept: where the studio moves the date, the agreed price stays. */
export const withoutExtra = (plan: MovePlan, facts: OrderFacts): MovePlan =>
  plan.extraMinor > 0 ? { ...plan, quote: quoteOf(facts), extraMinor: 0 } : plan

export function moveWire(plan: MovePlan): DateMove {
  const { startTime, endTime, quote, isCheaper, dueDates, isSignedAgain } = plan
  return {
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    quote,
    extra: fromMinor(plan.extraMinor, quote.currency),
    isCheaper,
    less: fromMinor(plan.lessMinor, quote.currency),
    dueDates,
    isSignedAgain,
  }
}
