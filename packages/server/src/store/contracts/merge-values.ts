import {
  dayOf,
  formatDay,
  formatAmount,
  formatClock,
  formatLength,
  formatWeekdayDay,
  type Business,
  type Customer,
  type Instalment,
  type Quote,
  type Service,
} from '@bellows/domain'
import { apiTexts } from '../../base/api-texts.ts'
import type { MergeValues } from './merge-fields.ts'
import { paymentSentence } from './payment-sentence.ts'

/** One of the sessions of a booking; without `start` while its date is open. */
export type AgreedShoot = Readonly<{ name: string; start: Date | null; minutes: number }>

interface Agreed {
  business: Pick<Business, 'businessName' | 'language' | 'timeZone'>
  service: Pick<Service, 'name' | 'location'>
  customer: Customer
  packageName: string
  quote: Quote
  payments: readonly Instalment[]
  /** The booked one, and the others of a combination. */
  shoots: readonly AgreedShoot[]
  now: Date
  /** Short name of the booking. */
  reference: string
}

/** What holds for each session: of a combination's several by their names, so that none is taken for another. */
function ofEach({ shoots }: Agreed, valueOf: (start: Date | null) => string): string {
  const named = shoots.map(({ name, start }) => `${name} (${valueOf(start)})`)
  return shoots.length > 1 ? named.join('; ') : valueOf(shoots[0]?.start ?? null)
}

function moments(agreed: Agreed, open: string): Pick<MergeValues, 'date' | 'time'> {
  const { language, timeZone } = agreed.business
  const dateOf = (start: Date | null) =>
    start ? formatWeekdayDay(dayOf(start.getTime(), timeZone), language) : open
  const timeOf = (start: Date | null) => (start ? formatClock(start.getTime(), language, timeZone) : open)
  return { date: ofEach(agreed, dateOf), time: ofEach(agreed, timeOf) }
}

/** What was agreed, in the studio's language; what is not known yet is to be agreed. */
export function mergeValues(agreed: Agreed): MergeValues {
  const { business, service, customer, quote, shoots, now, reference } = agreed
  const minutes = shoots.reduce((sum, shoot) => sum + shoot.minutes, 0)
  const open = apiTexts(business.language).toBeAgreed
  const money = (amount: string) => formatAmount(amount, quote.currency, business.language)
  return {
    client: customer.fullName,
    email: customer.email,
    phone: customer.phone,
    studio: business.businessName,
    service: service.name,
    package: agreed.packageName || service.name,
    ...moments(agreed, open),
    duration: minutes > 0 ? formatLength(minutes, business.language) : open,
    location: service.location || open,
    fee: money(quote.total),
    retainer: money(quote.dueToday),
    payments: paymentSentence(agreed.payments, { currency: quote.currency, language: business.language }),
    reference,
    today: formatDay(dayOf(now.getTime(), business.timeZone), business.language),
  }
}
