import { dayOf, formatAmount, formatDay, openInvoices, type Invoice, type Language } from '@bellows/domain'
import type { MailTexts } from '../texts/mail-texts.ts'
import type { PriceRow } from './mail.ts'
import type { OrderGround } from './order-ground.ts'

function dueWords({ dueDate, milestone, days }: Invoice, due: MailTexts['due'], language: Language): string {
  if (dueDate !== null) return due.onDate(formatDay(dueDate, language))
  if (milestone === 'ON_SHOOT_DATE') return due.onTheDay
  return milestone === 'AFTER_SHOOT_DATE' ? due.after(days) : due.before(days)
}

/** Each payment of a booking that is not due yet, with its day. */
export function laterRows({
  facts,
  order,
  texts,
}: Pick<OrderGround, 'facts' | 'order' | 'texts'>): PriceRow[] {
  const { language, timeZone } = facts.business
  const today = dayOf(Date.parse(order.serverNow), timeZone)
  return openInvoices(order.invoices)
    .filter(({ dueDate }) => dueDate === null || dueDate > today)
    .map((invoice) => ({
      name: dueWords(invoice, texts.due, language),
      amount: formatAmount(invoice.amount, order.quote.currency, language),
    }))
}
