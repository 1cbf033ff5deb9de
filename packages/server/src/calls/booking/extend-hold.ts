import { conflict, notFound, type Refusal } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { holdExpired } from '../../store/holds/booking-refusals.ts'
import { lengthenHold } from '../../store/holds/lengthen-hold.ts'
import { readSlot } from '../../store/holds/read-slot.ts'
import { bookingGround } from '../../store/services/booking-ground.ts'
import type { Handler } from '../handler.ts'
import { bookingStateOf } from './booking-state.ts'
import { readOwnSlot } from './own-slot.ts'

const refusals: Readonly<Record<'hold_lost' | 'too_early' | 'no_more', () => Refusal>> = {
  hold_lost: holdExpired,
  too_early: () => conflict('too_early', (texts) => texts.tooEarly),
  no_more: () => conflict('extension_limit', (texts) => texts.noMoreTime),
}

export const extendHold: Handler<'extendHold'> = async ({ id, lockoutEnd }, call) => {
  const scope = scopeOf(call)
  const { slot: before, token } = await readOwnSlot(call, id)
  const ground = await bookingGround(scope, before.serviceId)
  const answer = await lengthenHold(scope, {
    slotId: id,
    token,
    seenLockoutEnd: new Date(lockoutEnd),
    maxExtensions: ground.business.bookingAvailability.maxHoldExtensions,
  })
  if (!answer.ok) throw refusals[answer.reason]()
  const slot = await readSlot(scope, id, token)
  if (!slot) throw notFound()
  return bookingStateOf(ground, slot)
}
