import {
  discountName,
  formatAmount,
  percentText,
  type Language,
  type Order,
  type PriceLine,
} from '@bellows/domain'
import type { MailTexts } from '../texts/mail-texts.ts'
import type { DeskOrder } from './desk.ts'
import type { PriceRow } from './mail.ts'

type Labels = MailTexts['labels']

function lineName(line: PriceLine, labels: Labels, language: Language): string {
  const { kind, label, quantity } = line
  if (kind === 'premium') return labels.premium
  if (kind === 'discount') return discountName(line, labels.discount, language)
  return quantity > 1 ? `${label} × ${quantity}` : label
}

const isSomething = (amount: string): boolean => Number(amount) > 0

/** How much of the total is paid, left and due; what is left is told once something is paid. */
const standing = ({ paid, left, dueNow }: Order, labels: Labels, money: (amount: string) => string) => [
  isSomething(paid) ? { name: labels.paid, amount: money(paid) } : null,
  isSomething(paid) && isSomething(left) ? { name: labels.left, amount: money(left) } : null,
  isSomething(dueNow) ? { name: labels.dueNow, amount: money(dueNow), place: 'due' as const } : null,
]

/** The price as the booking's summary sets it: its lines, tax, total, and what is paid, left and due. */
export function priceRows({ facts, order, texts }: DeskOrder & { texts: MailTexts }): PriceRow[] {
  const { quote } = order
  const { labels } = texts
  const { language } = facts.business
  const money = (amount: string) => formatAmount(amount, quote.currency, language)
  const { tax } = quote
  const rate = tax ? percentText(tax.rate, language) : ''
  const rows: (PriceRow | null)[] = [
    ...quote.lines.map((line) => ({ name: lineName(line, labels, language), amount: money(line.amount) })),
    tax && !tax.isIncluded ? { name: labels.subtotal, amount: money(quote.subtotal), place: 'sum' } : null,
    tax && !tax.isIncluded ? { name: `${tax.label} (${rate})`, amount: money(tax.amount) } : null,
    { name: labels.total, amount: money(quote.total), place: 'total' },
    tax?.isIncluded ? { name: texts.taxIncluded(tax.label, rate), amount: money(tax.amount) } : null,
    ...standing(order, labels, money),
  ]
  return rows.filter((row) => row !== null)
}
