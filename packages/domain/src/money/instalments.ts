import type { Instalment } from '../entities/instalment.ts'
import type { Package } from '../entities/package.ts'
import type { Milestone, PaymentPart } from '../entities/payment.ts'
import { fromMinor, toMinor } from './amount.ts'
import { dueDate, type DueTerms } from './due-date.ts'
import { percentOf } from './round.ts'
import { chargeInTurn, leastInstalment, splitByWeight } from './split.ts'

export interface InstalmentTerms extends DueTerms {
  currency: string
}

interface Part {
  milestone: Milestone
  days: number
  fee: number
}

type PaymentPlan = Pick<Package, 'paymentSetup' | 'milestone' | 'remainingBalanceDue'>

const sum = (fees: readonly number[]): number => fees.reduce((all, fee) => all + fee, 0)

/** Shares of a hundred, each capped at what those before it leave. */
function inTurn(percents: readonly number[]): number[] {
  let left = 100
  return percents.map((percent) => {
    const taken = Math.min(percent, left)
    left -= taken
    return taken
  })
}

/** Percent parts are split together, so that thirds add up to what they share. */
function wantedParts(setup: readonly PaymentPart[], total: number, currency: string): Part[] {
  const percents = inTurn(setup.map((part) => (part.amount === undefined ? (part.percent ?? 0) : 0)))
  const shared = percentOf(total, sum(percents))
  const shares = splitByWeight(
    shared,
    percents.map((percent) => Math.round(percent * 1000)),
  )
  return setup.map((part, index) => ({
    milestone: part.milestone,
    days: part.remainingBalanceDue,
    fee: part.amount === undefined ? (shares[index] ?? 0) : toMinor(part.amount, currency),
  }))
}

/** In the order of the setup, each capped at what those before it leave. */
function capped(parts: readonly Part[], total: number): Part[] {
  let left = total
  return parts.map((part) => {
    const fee = Math.min(part.fee, left)
    left -= fee
    return { ...part, fee }
  })
}

function withRest(parts: Part[], plan: PaymentPlan, total: number): Part[] {
  const rest = total - sum(parts.map((part) => part.fee))
  const isOpen = rest > 0 && (plan.milestone !== null || parts.length === 0)
  if (!isOpen) return parts
  return [
    ...parts,
    { milestone: plan.milestone ?? 'DURING_BOOKING', days: plan.remainingBalanceDue, fee: rest },
  ]
}

const order: Readonly<Record<Milestone, number>> = {
  DURING_BOOKING: 0,
  BEFORE_SHOOT_DATE: 1,
  ON_SHOOT_DATE: 2,
  AFTER_SHOOT_DATE: 3,
}

function byDue(a: Part, b: Part): number {
  if (a.milestone !== b.milestone) return order[a.milestone] - order[b.milestone]
  return a.milestone === 'BEFORE_SHOOT_DATE' ? b.days - a.days : a.days - b.days
}

/** Who books so late that a payment before the shoot, or on its day, is due at once pays it with the retainer. */
function withRetainer(parts: readonly Part[], terms: InstalmentTerms): Part[] {
  const [first, ...others] = parts
  if (first?.milestone !== 'DURING_BOOKING') return [...parts]
  const isLate = ({ milestone, days }: Part) =>
    milestone !== 'AFTER_SHOOT_DATE' && dueDate(milestone, days, terms) === terms.today
  const late = others.filter(isLate)
  return [
    { ...first, fee: first.fee + sum(late.map(({ fee }) => fee)) },
    ...others.filter((part) => !isLate(part)),
  ]
}

/**
 * The payments of a total (minor units) by a package's payment setup, in the order they fall due.
 * They add up to the total; each is at least half a unit of the currency, unless the total is less.
 */
export function instalments(total: number, plan: PaymentPlan, terms: InstalmentTerms): Instalment[] {
  const wanted = capped(wantedParts(plan.paymentSetup, total, terms.currency), total)
  const parts = withRetainer(withRest(wanted, plan, total).toSorted(byDue), terms)
  const charged = chargeInTurn(
    total,
    parts.map((part) => part.fee),
    leastInstalment(terms.currency),
  )
  return parts.flatMap(({ milestone, days }, index) => {
    const fee = charged[index] ?? 0
    if (fee === 0) return []
    return {
      milestone,
      days,
      dueDate: dueDate(milestone, days, terms),
      fee: fromMinor(fee, terms.currency),
      isRetainer: milestone === 'DURING_BOOKING',
    }
  })
}

/** Sum, in minor units, of what falls due today. */
export function dueToday(payments: readonly Instalment[], terms: InstalmentTerms): number {
  const due = payments.filter((payment) => payment.dueDate !== null && payment.dueDate <= terms.today)
  return sum(due.map((payment) => toMinor(payment.fee, terms.currency)))
}
