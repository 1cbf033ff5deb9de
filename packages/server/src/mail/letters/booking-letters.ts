import { mainShoot, pendingPath, selectDatePath, type Order } from '@bellows/domain'
import { contactRows, letterToClient, letterToOwner, type Writer } from './ground.ts'
import { laterRows } from './later-rows.ts'
import type { LetterPart } from './mail.ts'
import {
  bookingRows,
  calendarFile,
  momentText,
  orderGround,
  siteLink,
  type OrderGround,
} from './order-ground.ts'
import { directWords, payingWords } from './paying-words.ts'

/** A letter that waited for a mail server may come when its booking was called off. */
const mayTell = ({ order, facts }: OrderGround) =>
  order.status !== 'CANCELLED' && facts.settings.groups.clientEmails.confirmation

export const bookedToClient: Writer = async (occasion) => {
  const ground = await orderGround(occasion)
  const { facts, order, texts, customer } = ground
  if (!mayTell(ground)) return null
  const { subject, lead, calendar, dateOpen } = texts.bookedClient
  const attachments = calendarFile(ground)
  const parts = [
    lead,
    ...(mainShoot(order) ? [] : [dateOpen]),
    bookingRows(ground, laterRows(ground)),
    ...payingWords(ground),
    ...(attachments.length > 0 ? [calendar] : []),
    siteLink(texts.links.booking, facts, `/shoots/${order.id}`),
  ]
  return letterToClient(facts.business, customer, {
    subject: subject(order.service.name),
    parts,
    picture: order.service.image,
    attachments,
  })
}

/** Nothing once it is booked or withdrawn. */
export const preparedToClient: Writer = async (occasion) => {
  const ground = await orderGround(occasion)
  const { facts, order, texts, customer } = ground
  if (order.status !== null) return null
  const { subject, lead, kept } = texts.preparedClient
  const start = facts.order.shootStart
  const parts = [
    lead,
    bookingRows(ground, laterRows(ground)),
    ...(start ? [kept(momentText(start.toISOString(), facts.business))] : []),
    siteLink(texts.links.prepared, facts, pendingPath(order.id)),
  ]
  const picture = order.service.image
  return letterToClient(facts.business, customer, { subject: subject(order.service.name), parts, picture })
}

/** Nothing where the date can no longer be moved. */
export const rescheduleToClient: Writer = async (occasion) => {
  const ground = await orderGround(occasion)
  const { facts, order, texts, customer } = ground
  if (!order.isReschedulable) return null
  const { subject, lead, stays } = texts.rescheduleClient
  const link = siteLink(texts.links.newTime, facts, selectDatePath(order.id))
  const parts = [lead, bookingRows(ground), link, ...(mainShoot(order) ? [stays] : [])]
  const picture = order.service.image
  return letterToClient(facts.business, customer, { subject: subject(order.service.name), parts, picture })
}

const isUnsigned = ({ signedDate }: Order['signContracts'][number]) => signedDate === null

/** Where a moved booking is to be signed for anew; `null` where every contract stands. */
function signingPath({ id, signContracts }: Order): string | null {
  const open = signContracts.findIndex(isUnsigned)
  return open < 0 ? null : `/shoots/${id}/sign-contract/${open + 1}`
}

/** What a moved booking asks to be signed anew, if anything. */
function signingWords({ order, texts }: OrderGround): readonly string[] {
  const { one, more } = texts.movedClient.sign
  const open = order.signContracts.filter(isUnsigned).length
  return open === 0 ? [] : [open === 1 ? one : more]
}

/** The one button of a moved booking: where what it asks for is done, or its page where that is in two places. */
function movedLink({ facts, order, texts }: OrderGround, isDue: boolean): LetterPart {
  const signing = signingPath(order)
  const page = `/shoots/${order.id}`
  if (signing && !isDue) return siteLink(texts.links.sign, facts, signing)
  if (isDue && !signing) return siteLink(texts.links.payments, facts, `${page}/payments`)
  return siteLink(texts.links.booking, facts, page)
}

/** What the client is told of another date and of a first one differs in words only. */
function newDateToClient(event: 'movedClient' | 'datedClient'): Writer {
  return async (occasion) => {
    const ground = await orderGround(occasion)
    const { facts, order, texts, customer } = ground
    if (!mayTell(ground)) return null
    const { subject, lead } = texts[event]
    const { calendar } = event === 'movedClient' ? texts.movedClient : texts.bookedClient
    const isDue = Number(order.dueNow) > 0
    const parts = [
      lead,
      bookingRows(ground, laterRows(ground)),
      ...(isDue ? directWords(ground) : []),
      calendar,
      ...signingWords(ground),
      movedLink(ground, isDue),
    ]
    const picture = order.service.image
    const content = {
      subject: subject(order.service.name),
      parts,
      picture,
      attachments: calendarFile(ground),
    }
    return letterToClient(facts.business, customer, content)
  }
}

export const movedToClient = newDateToClient('movedClient')
export const datedToClient = newDateToClient('datedClient')

/** What the owner is told of a booking and of its new date differs in words only. */
function toOwner(event: 'bookedOwner' | 'movedOwner' | 'datedOwner'): Writer {
  return async (occasion) => {
    const ground = await orderGround(occasion)
    const { facts, order, texts, customer } = ground
    if (order.status === 'CANCELLED' || !facts.settings.groups.notifications.newBooking) return null
    const { subject, lead } = texts[event]
    const rows = bookingRows(ground, laterRows(ground))
    const parts = [lead(customer.fullName), rows, contactRows(texts, customer)]
    const content = { subject: subject(order.service.name, customer.fullName), parts }
    return letterToOwner(facts.business, customer, { ...content, attachments: calendarFile(ground) })
  }
}

export const bookedToOwner = toOwner('bookedOwner')
export const movedToOwner = toOwner('movedOwner')
export const datedToOwner = toOwner('datedOwner')

/** Only of what was booked; a lead that came to nothing is the owner's to answer. */
export const cancelledToClient: Writer = async (occasion) => {
  const ground = await orderGround(occasion)
  const { facts, order, texts, customer } = ground
  if (!facts.order.confirmedAt || !facts.settings.groups.clientEmails.confirmation) return null
  const { subject, lead, ask } = texts.cancelledClient
  const parts = [lead, bookingRows(ground), ask]
  const content = { subject: subject(order.service.name), parts, attachments: calendarFile(ground) }
  return letterToClient(facts.business, customer, content)
}
