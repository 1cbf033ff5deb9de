import {
  bookingEvent,
  calendarMethod,
  cancelledEvent,
  formatAmount,
  formatMoment,
  icsText,
  mainShoot,
  placeOf,
  type Order,
} from '@bellows/domain'
import * as z from 'zod/mini'
import { apiTexts } from '../../base/api-texts.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import type { MailTexts } from '../texts/mail-texts.ts'
import { mailTexts } from '../texts/of-language.ts'
import { customerOf, type Occasion } from './ground.ts'
import type { Attachment, LetterPart } from './mail.ts'

const payloadSchema = z.object({ orderId: z.string() })

export interface OrderGround {
  facts: OrderFacts
  order: Order
  texts: MailTexts
  customer: ReturnType<typeof customerOf>
}

/** The order that a message is about, as it is by now. */
export async function orderGround({ scope, payload }: Occasion): Promise<OrderGround> {
  const { orderId } = z.parse(payloadSchema, payload)
  const facts = await readOrderFacts(scope, orderId)
  const texts = mailTexts(facts.business.language)
  return { facts, order: orderWire(facts), texts, customer: customerOf(facts.order.contact) }
}

export const momentText = (instant: string, { language, timeZone }: OrderFacts['business']): string =>
  formatMoment(Date.parse(instant), language, timeZone)

/** What is booked, when, where and for how much; what is not known is left out. */
export function bookingRows({ facts: { business }, order, texts: { labels } }: OrderGround): LetterPart {
  const shoot = mainShoot(order)
  const money = (amount: string) => formatAmount(amount, order.quote.currency, business.language)
  const rows = [
    [labels.reference, order.reference],
    [labels.service, order.service.name],
    [labels.package, order.package?.name ?? ''],
    [labels.when, shoot ? momentText(shoot.startTime, business) : ''],
    [labels.where, placeOf(order)],
    [labels.total, money(order.quote.total)],
    [labels.dueNow, Number(order.dueNow) > 0 ? money(order.dueNow) : ''],
  ] as const
  return { rows: rows.filter(([, value]) => value !== '') }
}

/** A page of the studio's own address, never of the one that a visitor asked at. */
export const siteLink = (
  label: string,
  { business }: Pick<OrderFacts, 'business'>,
  path: string,
): LetterPart => ({
  label,
  href: `https://${business.domain}${path}`,
})

/** The booking for a calendar, or what takes it out of one again; none while it has no date. */
export function calendarFile({ facts: { business }, order }: OrderGround): Attachment[] {
  const around = { domain: business.domain, details: apiTexts(business.language).reference(order.reference) }
  const event = bookingEvent(order, around) ?? cancelledEvent(order, around)
  if (!event) return []
  const contentType = `text/calendar; charset=utf-8; method=${calendarMethod([event])}`
  return [{ filename: 'booking.ics', contentType, content: icsText([event]) }]
}
