import { isEmail } from '@bellows/domain'
import type { Logger } from 'pino'
import type { Scope } from '../base/scope.ts'
import { claimMessage, finishMessage, postponeMessage, type Message } from '../store/outbox/outbox.ts'
import { readStudio } from '../store/studio/read-studio.ts'
import { readLook } from '../store/studio/read-theme.ts'
import { letterHtml, letterText } from './draw-letter.ts'
import { letterLook } from './drawing/letter-look.ts'
import { lettersFor, writerOf } from './letters.ts'
import type { Letter, Mail } from './letters/mail.ts'
import type { Post } from './post.ts'
import { storeDesk } from './store-desk.ts'

export interface Mailroom {
  kysely: Scope['kysely']
  log: Logger
  post: Post
  /** The address that all mails come from; without one each studio's own. */
  mailFrom: string | undefined
}

async function mailOf(letter: Letter, message: Message, { kysely, mailFrom }: Mailroom): Promise<Mail> {
  const { businessId, dedupeKey } = message
  const scope = { kysely, businessId }
  const [{ business }, theme] = await Promise.all([readStudio(scope), readLook(scope)])
  const { businessName: name, email, domain } = business
  const address = mailFrom ?? (isEmail(email) ? email : `no-reply@${domain}`)
  return {
    id: `${businessId} ${dedupeKey}`,
    from: { name, address },
    to: letter.to,
    replyTo: letter.replyTo,
    subject: letter.subject,
    text: letterText(letter, business.language),
    html: await letterHtml(letter, letterLook(business, theme)),
    attachments: letter.attachments ?? [],
  }
}

/** An event becomes its letters; a letter is written from what is true by now, and sent. */
async function handle(message: Message, room: Mailroom): Promise<void> {
  const { kysely, post } = room
  const { kind, payload, businessId } = message
  const write = writerOf(kind)
  if (!write) return finishMessage(kysely, message, lettersFor(kind))
  const letter = await write({ desk: storeDesk({ kysely, businessId }), payload })
  if (letter) await post(await mailOf(letter, message, room))
  await finishMessage(kysely, message)
}

/** What may be logged of a failed delivery: answers of mail servers name people. */
function faultOf(cause: unknown): Record<string, unknown> {
  const { name, code, responseCode, status } = Object(cause)
  return { fault: name, code, responseCode, status }
}

/** Deals with one message that is due; false when none is. */
export async function deliverNext(room: Mailroom): Promise<boolean> {
  const message = await claimMessage(room.kysely)
  if (!message) return false
  try {
    await handle(message, room)
  } catch (cause) {
    const isGivenUp = await postponeMessage(room.kysely, message)
    const { kind, attempts, businessId } = message
    room.log[isGivenUp ? 'error' : 'warn'](
      { businessId, kind, attempts, isGivenUp, ...faultOf(cause) },
      'mail',
    )
  }
  return true
}
