import { dayOf, messages, type Service } from '@bellows/domain'
import { badFields, conflict } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { countLetters } from '../../store/limits/count-letters.ts'
import { customerWire } from '../../store/orders/order-wire.ts'
import { requireOpen } from '../../store/services/booking-ground.ts'
import { readPublicService } from '../../store/services/public-services.ts'
import { countedCampaign } from '../../store/studio/counted-campaign.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import { storeEntry } from '../../store/waitlist/store-entry.ts'
import type { Handler } from '../handler.ts'
import { refuseHaste } from '../inquiries/guard-form.ts'
import { requireCustomer } from '../orders/require-customer.ts'

/** @throws Refusal 409 where there is no list, or nothing to wait for */
function requireWaitlist(service: Service): void {
  requireOpen(service)
  if (!service.options.isWaitlistEnabled || service.options.isBookingWithoutTime)
    throw conflict('waitlist_closed', (texts) => texts.waitlistClosed)
  if (service.numberOfSlotsAvailable > 0) throw conflict('times_free', (texts) => texts.timesFree)
}

function requireComing(days: readonly string[], today: string): void {
  if (days.every((day) => day >= today)) return
  throw badFields([{ path: 'preferredDays', message: messages.pastDate }])
}

/** Nothing in the answer tells whether the address was on the list before, nor opens what is kept of it. */
export const joinWaitlist: Handler<'joinWaitlist'> = async (sent, call) => {
  const { website, filledIn, serviceId, preferredDays, note } = sent
  const customer = requireCustomer(sent.customer)
  const service = await readPublicService(scopeOf(call), serviceId)
  const answer = { serviceSlug: service.slug, customer: customerWire({ order: { contact: customer } }) }
  // A robot that took the bait is told nothing, so that it learns nothing.
  if (website) return answer
  refuseHaste(filledIn, call)
  requireWaitlist(service)
  const [{ business }, now] = await Promise.all([readStudio(scopeOf(call)), serverNow(scopeOf(call))])
  requireComing(preferredDays, dayOf(now.getTime(), call.studio.timeZone))
  await countLetters('inquiry', customer.email, call)
  const campaign = countedCampaign(business, call)
  await storeEntry({ serviceId, customer, preferredDays, note, campaign }, call)
  return answer
}
