import { dayOf } from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { newId } from '../../base/new-id.ts'
import { scopeOf } from '../../base/scope.ts'
import { storeInquiry } from '../../store/inquiries/store-inquiry.ts'
import { countLetters } from '../../store/limits/count-letters.ts'
import { countedCampaign } from '../../store/studio/counted-campaign.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import type { InputOf } from '../handler.ts'
import { askedForms } from './asked-questions.ts'
import { refuseHaste } from './guard-form.ts'
import { judgeInquiry } from './judge-inquiry.ts'

type Sent = InputOf<'submitInquiry'>

/** Takes an inquiry in, whichever page it was sent from. @throws Refusal */
export async function takeInquiry(
  { website, filledIn, ...submission }: Sent,
  isServicePage: boolean,
  call: Call,
) {
  // A robot that took the bait is told nothing, so that it learns nothing.
  if (website) return { id: newId() }
  refuseHaste(filledIn, call)
  const scope = scopeOf(call)
  const [forms, { business }, now] = await Promise.all([
    askedForms(scope, submission.serviceId, isServicePage),
    readStudio(scope),
    serverNow(scope),
  ])
  const judged = judgeInquiry(submission, forms, dayOf(now.getTime(), call.studio.timeZone))
  await countLetters('inquiry', submission.customer.email, call)
  const campaign = countedCampaign(business, call)
  return { id: await storeInquiry({ ...judged, submission, campaign }, call) }
}
