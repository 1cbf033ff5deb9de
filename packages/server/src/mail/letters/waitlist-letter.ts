import { instantSchema } from '@bellows/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { contactRows, letterToClient, letterToOwner, type Occasion, type Writer } from './ground.ts'
import { momentText, orderGround, siteLink } from './order-ground.ts'

/** `path` opens the offer; it carries the offer's secret. */
const payloadSchema = z.object({
  slotId: z.string(),
  until: instantSchema,
  path: z.string().check(z.regex(/^\/reserved\/[A-Za-z0-9_-]+[#?][\w=-]+$/)),
})

/** Start of a slot that is still kept for this entry. */
async function offeredStart({ scope, payload }: Occasion, orderId: string): Promise<Date | undefined> {
  const { slotId, until } = z.parse(payloadSchema, payload)
  const { rows } = await sql<{ start: Date }>`
    select start_time as start from slot where business_id = ${scope.businessId} and id = ${slotId}
      and offer_order_id = ${orderId} and status <> 'BOOKED' and ${until}::timestamptz > now()`.execute(
    scope.kysely,
  )
  return rows[0]?.start
}

/** Nothing where the offer ended or was taken meanwhile. */
export const offerToClient: Writer = async (occasion) => {
  const { facts, order, texts, customer } = await orderGround(occasion)
  const { until, path } = z.parse(payloadSchema, occasion.payload)
  const start = await offeredStart(occasion, order.id)
  if (!start) return null
  const { business } = facts
  const { subject, lead, next } = texts.offer
  const moment = momentText(start.toISOString(), business)
  const parts = [lead(moment, momentText(until, business)), siteLink(texts.links.bookTime, facts, path), next]
  return letterToClient(business, customer, { subject: subject(order.service.name), parts })
}

export const joinedToClient: Writer = async (occasion) => {
  const { facts, order, texts, customer } = await orderGround(occasion)
  if (!facts.settings.groups.clientEmails.confirmation) return null
  const { subject, lead } = texts.waitlistClient
  return letterToClient(facts.business, customer, { subject: subject(order.service.name), parts: [lead] })
}

/** Who waits is a lead like any other. */
export const joinedToOwner: Writer = async (occasion) => {
  const { facts, order, texts, customer } = await orderGround(occasion)
  if (!facts.settings.groups.notifications.newInquiry) return null
  const { subject, lead } = texts.waitlistOwner
  const parts = [lead(customer.fullName), contactRows(texts, customer)]
  const content = { subject: subject(order.service.name, customer.fullName), parts }
  return letterToOwner(facts.business, customer, content)
}
