import type { extendHold } from '@bellows/api'
import { Bookings } from '../bookings/bookings.ts'
import { conflict, notFound, type Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { scopeOf } from '../studio/scope.ts'
import { bookingGround } from './booking-facts.ts'
import { bookingStateOf } from './booking-state.ts'
import { holdExpired, notYourHold } from './refusals.ts'

const refusals: Readonly<Record<'hold_lost' | 'too_early' | 'no_more', () => Refusal>> = {
  hold_lost: holdExpired,
  too_early: () => conflict('too_early', 'There is still enough time left.'),
  no_more: () => conflict('extension_limit', 'This booking cannot be extended any more.'),
}

export const answerExtension: Handler<typeof extendHold> = async ({ id, lockoutEnd }, call) => {
  const scope = scopeOf(call)
  const token = call.holdToken
  const bookings = new Bookings(scope.kysely, scope.businessId)
  const before = await bookings.readSlot(id, token)
  if (!before) throw notFound()
  if (token === undefined || (before.status !== 'AVAILABLE' && !before.isMine)) throw notYourHold()
  const ground = await bookingGround(scope, before.serviceId)
  const answer = await bookings.extendHold({
    slotId: id,
    token,
    seenLockoutEnd: new Date(lockoutEnd),
    maxExtensions: ground.business.bookingAvailability.maxHoldExtensions,
  })
  if (!answer.ok) throw refusals[answer.reason]()
  const slot = await bookings.readSlot(id, token)
  if (!slot) throw notFound()
  return bookingStateOf(ground, slot)
}
