import type { ParsedInputOf, submitInquiry, submitServiceInquiry } from '@bellows/api'
import { dayOf } from '@bellows/domain'
import type { Call } from '../http/call.ts'
import type { Handler } from '../http/route.ts'
import { newId } from '../new-id.ts'
import { scopeOf } from '../studio/scope.ts'
import { serverNow } from '../studio/server-now.ts'
import { askedForms } from './asked-questions.ts'
import { countForm, refuseHaste } from './guard-form.ts'
import { judgeInquiry } from './judge-inquiry.ts'
import { storeInquiry } from './store-inquiry.ts'

type Sent = ParsedInputOf<typeof submitInquiry>

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
  await countForm(submission.customer.email, call)
  return { id: await storeInquiry({ ...judged, submission }, call) }
}

export const answerInquiry: Handler<typeof submitInquiry> = (input, call) => submit(input, false, call)

export const answerServiceInquiry: Handler<typeof submitServiceInquiry> = (input, call) =>
  submit(input, true, call)
