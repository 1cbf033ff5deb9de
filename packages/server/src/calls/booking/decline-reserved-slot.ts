import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { declineOffer } from '../../store/waitlist/decline-offer.ts'
import type { Handler } from '../handler.ts'

export const declineReservedSlot: Handler<'declineReservedSlot'> = async ({ id }, call) => {
  const isGivenBack = await declineOffer(scopeOf(call), id, call.holdToken ?? '')
  if (isGivenBack === undefined) throw notFound()
  return { isGivenBack }
}
