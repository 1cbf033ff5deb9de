import { discountName, formatAmount, percentText, type Language, type PriceLine } from '@bellows/domain'
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

/** The price as the booking's summary sets it: its lines, tax, total and what is due. */
export function priceRows({ facts, order, texts }: DeskOrder & { texts: MailTexts }): PriceRow[] {
  const { quote, dueNow } = order
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
    Number(dueNow) > 0 ? { name: labels.dueNow, amount: money(dueNow), place: 'due' } : null,
  ]
  return rows.filter((row) => row !== null)
}
