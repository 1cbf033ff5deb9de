import { answersLeft, areAnswersClosed } from '@bellows/domain'
import { letterToClient, type Writer } from './ground.ts'
import { momentText, orderGround, siteLink } from './order-ground.ts'

/** Nothing where all is answered, it is too late to, or the booking no longer stands. */
export const questionsToClient: Writer = async (occasion) => {
  const { facts, order, texts, customer } = await orderGround(occasion)
  const { business, settings } = facts
  const { questionnaire, status } = order
  if (status !== 'BOOKED' || !questionnaire || !settings.groups.clientEmails.questionnaireReminder)
    return null
  if (answersLeft(questionnaire) === 0) return null
  const until = questionnaire.editableUntil
  const editableUntil = until === null ? null : Date.parse(until)
  if (areAnswersClosed({ status, editableUntil }, Date.parse(order.serverNow))) return null
  const words = texts.questionnaire
  const parts = [
    words.lead,
    siteLink(texts.links.questionnaire, facts, `/shoots/${order.id}/questionnaire`),
    ...(until === null ? [] : [words.until(momentText(until, business))]),
  ]
  const picture = order.service.image
  return letterToClient(business, customer, { subject: words.subject(order.service.name), parts, picture })
}
