import type { BookingState } from '../entities/booking-state.ts'
import type { Package } from '../entities/package.ts'
import type { PriceLine, Quote } from '../entities/quote.ts'
import type { Service } from '../entities/service.ts'
import { toMinor } from './amount.ts'
import { packagePrice, type PackagePrice } from './service-price.ts'

/** A choice, and what the server says that it costs. */
type Priced = Pick<BookingState, 'slot' | 'packageId' | 'addons' | 'quote' | 'serviceUpdatedDate'>

/** What the visitor had been told: the price of what was chosen before, and beside everything else its own. */
export interface Told {
  before: Pick<Priced, 'slot' | 'packageId' | 'addons' | 'quote'> | null
  shown: Pick<Service, 'packages' | 'addons' | 'updatedDate'>
  /** Milliseconds. */
  now: number
}

export interface PriceNews {
  /** How far the same things cost something else than was told. */
  change: 'rose' | 'fell' | 'same'
  /** The package, where it is one of them; minor units. */
  chosen: { label: string; was: number; now: number } | null
  /** The last place of its discount was taken by somebody else; its own price counts as told by that. */
  isPlaceGone: boolean
}

interface PackageSum {
  fee: number
  /** Negative. */
  discount: number
}

const sumOf = ({ lines, currency }: Quote, wanted: PriceLine['kind']): number =>
  lines.reduce((all, { kind, amount }) => all + (kind === wanted ? toMinor(amount, currency) : 0), 0)

const net = ({ fee, discount }: PackageSum): number => fee + discount

const packageSum = (quote: Quote): PackageSum => ({
  fee: sumOf(quote, 'package'),
  discount: sumOf(quote, 'discount'),
})

/** What the package of a hold costs, by the server's word; `null` for another one. */
export function heldPrice(
  packageId: string,
  held: Pick<Priced, 'packageId' | 'quote'> | null,
): Pick<PackagePrice, 'amount' | 'was'> | null {
  if (!held?.quote || held.packageId !== packageId) return null
  const sum = packageSum(held.quote)
  return { amount: net(sum), was: sum.discount < 0 ? sum.fee : null }
}

function shownSum(offered: Package, currency: string, now: number): PackageSum {
  const { amount, was } = packagePrice(offered, currency, now)
  return { fee: was ?? amount, discount: was === null ? 0 : amount - was }
}

/** The amounts of a choice's add-ons, each by its id; the lines stand in the order of the choice. */
function addonUnits({ addons, quote }: Pick<Priced, 'addons' | 'quote'>): Map<string, number> {
  const lines = quote?.lines.filter(({ kind }) => kind === 'addon') ?? []
  const units = lines.flatMap((line, index) => {
    const { id } = addons[index] ?? {}
    return quote && id ? [[id, toMinor(line.amount, quote.currency) / line.quantity] as const] : []
  })
  return new Map(units)
}

/** What the add-ons chosen now were told to cost. */
function toldAddons(after: Priced, { before, shown }: Told, currency: string): number {
  const [units, known] = [addonUnits(after), before ? addonUnits(before) : new Map<string, number>()]
  return after.addons.reduce((all, { id, quantity }) => {
    const offered = shown.addons.find((addon) => addon.id === id)
    const unit = known.get(id) ?? (offered ? toMinor(offered.fee, currency) : units.get(id))
    return all + (unit ?? 0) * quantity
  }, 0)
}

/** Another time has a fee of its own, which is agreed to where it is chosen. */
const toldPremium = (quote: Quote, slot: Priced['slot'], { before }: Told): number =>
  sumOf(before?.quote && before.slot?.id === slot?.id ? before.quote : quote, 'premium')

function packageChange(old: PackageSum, current: PackageSum, { lines }: Quote): PriceNews['chosen'] {
  const [was, now] = old.fee === current.fee ? [net(old), net(current)] : [old.fee, current.fee]
  const label = lines.find(({ kind }) => kind === 'package')?.label
  return was === now || label === undefined ? null : { label, was, now }
}

const isLimited = ({ discount }: Package): boolean => discount !== null && discount.maxSlots > 0

/** What the package was told to cost, and whether a discount that is gone went to somebody else. */
function toldPackage(after: Priced, quote: Quote, { before, shown, now }: Told) {
  const current = packageSum(quote)
  if (before?.quote && before.packageId === after.packageId)
    return { old: packageSum(before.quote), current, isPlaceGone: false }
  const offered = shown.packages.find(({ id }) => id === after.packageId)
  if (!offered) return { old: current, current, isPlaceGone: false }
  const old = shownSum(offered, quote.currency, now)
  const isSameService = after.serviceUpdatedDate === shown.updatedDate
  const isPlaceGone = isSameService && isLimited(offered) && old.discount < 0 && current.discount === 0
  return { old: isPlaceGone ? current : old, current, isPlaceGone }
}

/** In proportion to what is paid: tax that comes on top with it. */
const paid = (sum: number, { tax }: Quote): number => sum * (100 + (tax && !tax.isIncluded ? tax.rate : 0))

/** No rate says how far one is from the other: the new one has to be agreed to. */
const isOtherMoney = ({ currency }: Quote, { before }: Told): boolean =>
  before?.quote != null && before.quote.currency !== currency

/** What is new in the price of a choice to whoever was told the old one; `null` where nothing is. */
export function priceNews(after: Priced, told: Told): PriceNews | null {
  const { quote, slot } = after
  if (!quote) return null
  if (isOtherMoney(quote, told)) return { change: 'rose', chosen: null, isPlaceGone: false }
  const { old, current, isPlaceGone } = toldPackage(after, quote, told)
  const expected = net(old) + toldAddons(after, told, quote.currency) + toldPremium(quote, slot, told)
  const difference =
    paid(toMinor(quote.subtotal, quote.currency), quote) - paid(expected, told.before?.quote ?? quote)
  if (difference === 0 && !isPlaceGone) return null
  const change = difference > 0 ? 'rose' : difference < 0 ? 'fell' : 'same'
  return { change, chosen: packageChange(old, current, quote), isPlaceGone }
}
