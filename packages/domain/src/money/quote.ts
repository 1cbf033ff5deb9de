import type { Addon, AddonChoice } from '../entities/addon.ts'
import type { Business } from '../entities/business.ts'
import type { Package } from '../entities/package.ts'
import type { PriceLine, Quote } from '../entities/quote.ts'
import type { Service } from '../entities/service.ts'
import type { Slot } from '../entities/slot.ts'
import { dayOf } from '../time/days.ts'
import { fromMinor, isAmount, toMinor } from './amount.ts'
import { discountOf, isDiscountLive } from './discount.ts'
import { dueToday, instalments } from './instalments.ts'
import { taxed } from './tax.ts'

export interface Selection {
  packageId: string | null
  addons: readonly AddonChoice[]
  slot: Pick<Slot, 'startTime' | 'isPremium' | 'premiumFee'> | null
  /** The moment whose prices count: that of the hold. */
  now: number
  /** Whether the hold reserved a place of the discount; left out, the discount's own count decides. */
  hasDiscountPlace?: boolean
  /** What the owner names as the price: it stands in place of the package less its discount. */
  named?: { label: string; fee: string } | undefined
}

export type QuoteBusiness = Pick<Business, 'taxRate' | 'taxLabel' | 'timeZone' | 'paymentSetup'>

interface Line {
  kind: PriceLine['kind']
  label: string
  quantity: number
  amount: number
  percent?: number
}

/** The package of a selection; throws `RangeError` when the service does not offer it. */
export function chosenPackage(service: Pick<Service, 'packages'>, packageId: string | null): Package | null {
  if (packageId === null) return null
  const found = service.packages.find((offered) => offered.id === packageId)
  if (!found) throw new RangeError('The package is not offered')
  return found
}

function packageLines(chosen: Package | null, selection: Selection, currency: string): Line[] {
  const { named } = selection
  if (named)
    return [{ kind: 'package', label: named.label, quantity: 1, amount: toMinor(named.fee, currency) }]
  if (!chosen) return []
  const fee = toMinor(chosen.totalFee, currency)
  const line: Line = { kind: 'package', label: chosen.name, quantity: 1, amount: fee }
  const { discount } = chosen
  const isLive = discount && (selection.hasDiscountPlace ?? isDiscountLive(discount, selection.now))
  if (!isLive) return [line]
  const { name: label, amount: percent } = discount
  return [line, { kind: 'discount', label, quantity: 1, amount: -discountOf(fee, discount), percent }]
}

function addonLine(offered: readonly Addon[], choice: AddonChoice, currency: string): Line {
  const addon = offered.find((one) => one.id === choice.id)
  if (!addon) throw new RangeError('The add-on is not offered')
  if (choice.quantity < 1 || choice.quantity > addon.maxQuantity)
    throw new RangeError(
      `The quantity ${choice.quantity} of an add-on is not allowed: it is 1 to ${addon.maxQuantity}`,
    )
  const amount = toMinor(addon.fee, currency) * choice.quantity
  return { kind: 'addon', label: addon.name, quantity: choice.quantity, amount }
}

function addonLines(service: Pick<Service, 'addons'>, selection: Selection, currency: string): Line[] {
  const ids = new Set(selection.addons.map((choice) => choice.id))
  if (ids.size < selection.addons.length) throw new RangeError('An add-on is named twice')
  return selection.addons.map((choice) => addonLine(service.addons, choice, currency))
}

function premiumLines(slot: Selection['slot'], currency: string): Line[] {
  if (!slot?.isPremium || slot.premiumFee === null) return []
  return [{ kind: 'premium', label: '', quantity: 1, amount: toMinor(slot.premiumFee, currency) }]
}

export interface DueFacts {
  chosen: Pick<Package, 'paymentSetup' | 'milestone' | 'remainingBalanceDue'> | null
  /** ISO instant; `null` while it is not known. */
  startTime: string | null
  /** Milliseconds. */
  now: number
  timeZone: string
}

/** What of a total (minor units) is due today, and how many payments follow. */
export function dueOf(
  total: number,
  currency: string,
  { chosen, startTime, now, timeZone }: DueFacts,
): Pick<Quote, 'dueToday' | 'laterCount'> {
  const terms = {
    currency,
    today: dayOf(now, timeZone),
    shootDay: startTime === null ? null : dayOf(Date.parse(startTime), timeZone),
  }
  const plan = chosen ?? { paymentSetup: [], milestone: null, remainingBalanceDue: 0 }
  const payments = instalments(total, plan, terms)
  const isLater = ({ dueDate }: (typeof payments)[number]) => dueDate === null || dueDate > terms.today
  return {
    dueToday: fromMinor(dueToday(payments, terms), currency),
    laterCount: payments.filter(isLater).length,
  }
}

/** A price that was agreed earlier, with what of it is due on this day. */
export const dueAnew = (agreed: Quote, facts: DueFacts): Quote => ({
  ...agreed,
  ...dueOf(toMinor(agreed.total, agreed.currency), agreed.currency, facts),
})

/**
 * The price of a selection: package − discount + add-ons + premium, then tax, then what is due today.
 * Throws `RangeError` for a package or add-on that the service does not offer, and for a sum that is no amount.
 */
export function quote(
  service: Pick<Service, 'packages' | 'addons' | 'tax'>,
  selection: Selection,
  business: QuoteBusiness,
): Quote {
  const { currency } = business.paymentSetup
  const chosen = chosenPackage(service, selection.packageId)
  const lines = [
    ...packageLines(chosen, selection, currency),
    ...addonLines(service, selection, currency),
    ...premiumLines(selection.slot, currency),
  ]
  const subtotal = lines.reduce((all, line) => all + line.amount, 0)
  const { tax, total } = taxed(subtotal, service.tax, business.taxRate)
  if (!isAmount(total, currency)) throw new RangeError('The price is higher than can be counted')
  const text = (minor: number): string => fromMinor(minor, currency)
  return {
    currency,
    lines: lines.map((line) => ({ ...line, amount: text(line.amount) })),
    subtotal: text(subtotal),
    tax:
      business.taxRate === 0
        ? null
        : {
            label: business.taxLabel,
            rate: business.taxRate,
            amount: text(tax),
            isIncluded: service.tax === 'INCLUDE',
          },
    total: text(total),
    ...dueOf(total, currency, {
      chosen,
      startTime: selection.slot && selection.slot.startTime,
      now: selection.now,
      timeZone: business.timeZone,
    }),
  }
}
