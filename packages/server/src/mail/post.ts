import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail } from './letters/mail.ts'

/** Takes a mail over; it rejects when that could not be done. */
export type Post = (mail: Mail) => Promise<void>

const CONNECT_MILLISECONDS = 10_000
const SILENT_MILLISECONDS = 30_000

/** Headers are lines: what would end or hide one is left out. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const addressed = ({ name, address }: Mail['to']) => ({ name: oneLine(name), address: oneLine(address) })

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

function optionsOf({ id, from, to, replyTo, subject, text, html, attachments }: Mail): SendMailOptions {
  const domain = from.address.split('@').at(-1) ?? 'localhost'
  return {
    from: addressed(from),
    to: addressed(to),
    replyTo: addressed(replyTo),
    subject: oneLine(subject),
    text,
    html,
    attachments: attachments.map((attachment) => ({ ...attachment, contentTransferEncoding: 'base64' })),
    messageId: `<${shortHash(id)}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Sends by SMTP; `url` is `smtp://user:password@host:587` or `smtps://…`. */
export function smtpPost(url: string): Post {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENT_MILLISECONDS,
  })
  return async (mail) => {
    await transport.sendMail(optionsOf(mail))
  }
}

/** Keeps each mail as an `.eml` file; one that is sent again replaces itself. */
export function filePost(folder: string): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(optionsOf(mail))
    const file = path.join(folder, `${shortHash(mail.id)}.eml`)
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.part`, message)
    await rename(`${file}.part`, file)
  }
}
