import { formatAmount, formatDay, type Instalment } from '@bellows/domain'
import { apiTexts, type PaymentTexts } from '../../base/api-texts.ts'

type Writing = Readonly<{ currency: string; language: string }>

function whenDue(
  { isRetainer, dueDate, milestone, days }: Instalment,
  texts: PaymentTexts,
  language: string,
) {
  if (isRetainer) return texts.atBooking
  if (dueDate !== null) return texts.onDate(formatDay(dueDate, language))
  if (milestone === 'ON_SHOOT_DATE' || days === 0) return texts.onTheDay
  return milestone === 'AFTER_SHOOT_DATE' ? texts.after(days) : texts.before(days)
}

/** What is due when, as one sentence that holds for a price in one part as for one in several. */
export function paymentSentence(payments: readonly Instalment[], { currency, language }: Writing): string {
  const texts = apiTexts(language).payments
  const parts = payments.map((payment) => ({
    amount: formatAmount(payment.fee, currency, language),
    when: whenDue(payment, texts, language),
  }))
  const [only, ...others] = parts
  if (!only) return texts.none
  if (others.length === 0) return texts.whole(only.amount, only.when)
  const list = parts.map(({ amount, when }) => `${amount} ${when}`).join(texts.between)
  return texts.parts(parts.length, list)
}
