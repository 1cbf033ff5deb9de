import { instantSchema } from '@bellows/domain'
import * as z from 'zod/mini'
import { contactRows, letterToClient, letterToOwner, type Writer } from './ground.ts'
import { momentText, orderGround, siteLink } from './order-ground.ts'

/** `path` opens the offer; it carries the offer's secret. */
const payloadSchema = z.object({
  slotId: z.string(),
  until: instantSchema,
  path: z.string().check(z.regex(/^\/reserved\/[A-Za-z0-9_-]+[#?][\w=-]+$/)),
})

/** Nothing where the offer ended or was taken meanwhile. */
export const offerToClient: Writer = async (occasion) => {
  const { facts, order, texts, customer } = await orderGround(occasion)
  const { slotId, until, path } = z.parse(payloadSchema, occasion.payload)
  const start = await occasion.desk.offeredStart({ slotId, orderId: order.id, until })
  if (!start) return null
  const { business } = facts
  const { subject, lead, next } = texts.offer
  const moment = momentText(start.toISOString(), business)
  const parts = [lead(moment, momentText(until, business)), siteLink(texts.links.bookTime, facts, path), next]
  const picture = order.service.image
  return letterToClient(business, customer, { subject: subject(order.service.name), parts, picture })
}

export const joinedToClient: Writer = async (occasion) => {
  const { facts, order, texts, customer } = await orderGround(occasion)
  if (!facts.settings.groups.clientEmails.confirmation) return null
  const { subject, lead } = texts.waitlistClient
  const content = { subject: subject(order.service.name), parts: [lead], picture: order.service.image }
  return letterToClient(facts.business, customer, content)
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
