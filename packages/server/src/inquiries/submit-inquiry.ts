import { createHash } from 'node:crypto'
import type { ParsedInputOf, submitInquiry, submitServiceInquiry } from '@bellows/api'
import { dayOf } from '@bellows/domain'
import type { Call } from '../http/call.ts'
import { countOrRefuse } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { newId } from '../new-id.ts'
import { scopeOf } from '../studio/scope.ts'
import { serverNow } from '../studio/server-now.ts'
import { askedForms } from './asked-questions.ts'
import { judgeInquiry } from './judge-inquiry.ts'
import { storeInquiry } from './store-inquiry.ts'

type Sent = ParsedInputOf<typeof submitInquiry>

const HOUR = 3600
const MOST_TO_ONE_RECIPIENT = 5

function refuseHaste(filledIn: number | undefined, { settings }: Call): void {
  if (filledIn === undefined || filledIn >= settings.minimumFillTime) return
  throw new Refusal({
    status: 422,
    error: 'too_fast',
    message: 'That was very quick. Please look over your answers and send them again.',
  })
}

/** Counted by who sends and, since a mail may go there, by whose address is named. */
async function countInquiry(
  { customer }: Sent,
  { database, studio, settings, address }: Call,
): Promise<void> {
  const limit = { businessId: studio.id, seconds: HOUR }
  await countOrRefuse(database, { ...limit, bucket: 'inquiry', address, most: settings.inquiriesPerHour })
  if (customer.email === '') return
  const recipient = createHash('sha256')
    .update(customer.email.trim().toLowerCase())
    .digest('hex')
    .slice(0, 40)
  await countOrRefuse(database, {
    ...limit,
    bucket: 'inquiry-recipient',
    address: recipient,
    most: MOST_TO_ONE_RECIPIENT,
  })
}

async function submit({ website, filledIn, ...submission }: Sent, isServicePage: boolean, call: Call) {
  // A robot that took the bait is told nothing, so that it learns nothing.
  if (website) return { id: newId() }
  refuseHaste(filledIn, call)
  const scope = scopeOf(call)
  const [forms, now] = await Promise.all([
    askedForms(scope, submission.serviceId, isServicePage),
    serverNow(scope),
  ])
  const judged = judgeInquiry(submission, forms, dayOf(now.getTime(), call.studio.timeZone))
  await countInquiry(submission, call)
  return { id: await storeInquiry({ ...judged, submission }, call) }
}

export const answerInquiry: Handler<typeof submitInquiry> = (input, call) => submit(input, false, call)

export const answerServiceInquiry: Handler<typeof submitServiceInquiry> = (input, call) =>
  submit(input, true, call)
