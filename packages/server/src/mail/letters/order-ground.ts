import {
  bookingEvents,
  calendarMethod,
  cancelledEvents,
  formatMoment,
  icsText,
  mainShoot,
  placeOf,
} from '@bellows/domain'
import * as z from 'zod/mini'
import { apiTexts } from '../../base/api-texts.ts'
import type { MailTexts } from '../texts/mail-texts.ts'
import { mailTexts } from '../texts/of-language.ts'
import type { DeskOrder, DeskStudio } from './desk.ts'
import { customerOf, type Occasion } from './ground.ts'
import type { Attachment, FactRows, LetterPart, PriceRow } from './mail.ts'
import { priceRows } from './price-rows.ts'

const momentSchema = z.pipe(
  z.string(),
  z.transform((instant) => new Date(instant)),
)

const payloadSchema = z.object({
  orderId: z.string(),
  laterShoots: z.optional(
    z.array(
      z.object({ number: z.int(), startTime: momentSchema, endTime: momentSchema, location: z.string() }),
    ),
  ),
})

export interface OrderGround extends DeskOrder {
  texts: MailTexts
  customer: ReturnType<typeof customerOf>
}

/** The order that a message is about, as it is by now. */
export async function orderGround({ desk, payload }: Occasion): Promise<OrderGround> {
  const { orderId, laterShoots } = z.parse(payloadSchema, payload)
  const { facts, order } = await desk.order(orderId, laterShoots)
  const texts = mailTexts(facts.business.language)
  return { facts, order, texts, customer: customerOf(facts.order.contact) }
}

export const momentText = (instant: string, { language, timeZone }: DeskStudio['business']): string =>
  formatMoment(Date.parse(instant), language, timeZone)

/** When it takes place; of a combination each shoot by its name, also one whose date is open. */
function whenRows({ facts: { business }, order, texts }: OrderGround): [string, string][] {
  if (order.shoots.length > 1) {
    const open = apiTexts(business.language).toBeAgreed
    return order.shoots.map(({ name, shootTime }) => [
      name,
      shootTime ? momentText(shootTime, business) : open,
    ])
  }
  const shoot = mainShoot(order)
  return [[texts.labels.when, shoot ? momentText(shoot.startTime, business) : '']]
}

/** What is booked, when, where and for how much, and further sums; what is not known is left out. */
export function bookingRows(ground: OrderGround, further: readonly PriceRow[] = []): FactRows {
  const { order, texts } = ground
  const { labels } = texts
  const rows: [string, string][] = [
    [labels.reference, order.reference],
    [labels.service, order.service.name],
    [labels.package, order.package?.name ?? ''],
    ...whenRows(ground),
    [labels.where, placeOf(order)],
  ]
  return { rows: rows.filter(([, value]) => value !== ''), prices: [...priceRows(ground), ...further] }
}

/** A page of the studio's own address, never of the one that a visitor asked at. */
export const siteLink = (
  label: string,
  { business }: Pick<DeskStudio, 'business'>,
  path: string,
): LetterPart => ({
  label,
  href: `https://${business.domain}${path}`,
})

/** The booking for a calendar, or what takes it out of one again; none while it has no date. */
export function calendarFile({ facts: { business }, order }: OrderGround): Attachment[] {
  const around = { domain: business.domain, details: apiTexts(business.language).reference(order.reference) }
  const events = [...bookingEvents(order, around), ...cancelledEvents(order, around)]
  if (events.length === 0) return []
  const contentType = `text/calendar; charset=utf-8; method=${calendarMethod(events)}`
  return [{ filename: 'booking.ics', contentType, content: icsText(events) }]
}
