import {
  dayOf,
  formatDay,
  formatAmount,
  formatTime,
  formatWeekdayDay,
  zoneName,
  type Business,
  type Customer,
  type Quote,
  type Service,
} from '@bellows/domain'
import { apiTexts } from '../../base/api-texts.ts'
import type { MergeValues } from './merge-fields.ts'

interface Agreed {
  business: Pick<Business, 'businessName' | 'language' | 'timeZone'>
  service: Pick<Service, 'name' | 'location'>
  customer: Customer
  packageName: string
  quote: Quote
  shootStart: Date | null
  minutes: number
  now: Date
  /** Short name of the booking. */
  reference: string
}

function moment({ shootStart, business }: Agreed, open: string): Pick<MergeValues, 'date' | 'time'> {
  if (!shootStart) return { date: open, time: open }
  const { language, timeZone } = business
  const instant = shootStart.getTime()
  const time = `${formatTime(instant, language, timeZone)} ${zoneName(instant, language, timeZone)}`
  return { date: formatWeekdayDay(dayOf(instant, timeZone), language), time }
}

/** What was agreed, in the studio's language; what is not known yet is to be agreed. */
export function mergeValues(agreed: Agreed): MergeValues {
  const { business, service, customer, quote, minutes, now, reference } = agreed
  const open = apiTexts(business.language).toBeAgreed
  const money = (amount: string) => formatAmount(amount, quote.currency, business.language)
  return {
    client: customer.fullName,
    email: customer.email,
    phone: customer.phone,
    studio: business.businessName,
    service: service.name,
    package: agreed.packageName || service.name,
    ...moment(agreed, open),
    duration: minutes > 0 ? String(minutes) : open,
    location: service.location || open,
    fee: money(quote.total),
    retainer: money(quote.dueToday),
    reference,
    today: formatDay(dayOf(now.getTime(), business.timeZone), business.language),
  }
}
