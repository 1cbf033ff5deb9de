import { MINUTE } from '@bellows/domain'
import type { Services } from '../base/call.ts'
import { describeFault } from '../base/describe-fault.ts'
import { mailFolder } from '../base/settings.ts'
import { deliverNext, type Mailroom } from '../mail/deliver.ts'
import { filePost, smtpPost } from '../mail/post.ts'
import { remindOfInvoices } from '../store/outbox/remind-of-invoices.ts'
import { remindOfQuestions } from '../store/outbox/remind-of-questions.ts'
import { serverNow } from '../store/studio/server-now.ts'

const POLL_MILLISECONDS = 2000
const REMIND_MILLISECONDS = 10 * MINUTE

/**
 * Sends what is in the outbox for as long as the server stands; several processes share the work. `stop` resolves
 * when the letter in hand is sent.
 */
export function startMailing({ database, log, settings }: Services): { stop: () => Promise<void> } {
  const { smtpUrl, mailFrom } = settings
  const { kysely } = database
  const post = smtpUrl === undefined ? filePost(mailFolder(settings)) : smtpPost(smtpUrl)
  const room: Mailroom = { kysely, log, post, mailFrom }
  const stopping = new AbortController()
  const { signal } = stopping
  const tell = (cause: unknown) => log.error(describeFault(cause), 'mail')
  let remindedAt = -Infinity
  let timer: NodeJS.Timeout | undefined
  const remind = async () => {
    if (performance.now() - remindedAt < REMIND_MILLISECONDS) return
    remindedAt = performance.now()
    const now = await serverNow(database)
    await remindOfInvoices(kysely, now)
    await remindOfQuestions(kysely, now)
  }
  const deliver = async () => {
    while (!signal.aborted && (await deliverNext(room))) continue
  }
  const go = async (): Promise<void> => {
    await remind().catch(tell)
    await deliver().catch(tell)
    if (!signal.aborted) timer = setTimeout(start, POLL_MILLISECONDS).unref()
  }
  const start = () => void (running = go())
  let running = go()
  const stop = (): Promise<void> => {
    stopping.abort()
    clearTimeout(timer)
    return running
  }
  return { stop }
}
