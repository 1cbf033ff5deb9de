import type { ReservedSlot } from '@bellows/domain'
import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { findOffer, type Offer } from '../../store/holds/find-offer.ts'
import { readSlot, type SlotNow } from '../../store/holds/read-slot.ts'
import { customerWire } from '../../store/orders/order-wire.ts'
import { bookingGround } from '../../store/services/booking-ground.ts'
import type { Handler } from '../handler.ts'
import { slotNowWire } from './booking-state.ts'

/** A hold outlives its offer, which may be given back, or end, while it is held. */
function stateOf(slot: SlotNow, offer: Offer | undefined): ReservedSlot['state'] {
  if (slot.status === 'BOOKED') return slot.orderId === null ? 'ended' : 'booked'
  return offer || slot.isMine ? 'kept' : 'ended'
}

function untilOf(state: ReservedSlot['state'], slot: SlotNow, offer: Offer | undefined): string | null {
  if (state !== 'kept') return null
  return (offer?.until ?? slot.lockoutEnd)?.toISOString() ?? null
}

/** Slots are public, so a stranger learns only that this one is not kept for them. */
export const getReservedSlot: Handler<'getReservedSlot'> = async ({ id }, call) => {
  const scope = scopeOf(call)
  const slot = await readSlot(scope, id, call.holdToken)
  if (!slot) throw notFound()
  const [ground, found] = await Promise.all([
    bookingGround(scope, slot.serviceId),
    call.holdToken === undefined ? undefined : findOffer(scope, id, call.holdToken),
  ])
  const state = stateOf(slot, found)
  const offer = state === 'kept' ? found : undefined
  return {
    state,
    slot: slotNowWire(slot, ground.business.paymentSetup.currency),
    serviceId: slot.serviceId,
    serviceSlug: ground.service.slug,
    until: untilOf(state, slot, offer),
    customer: offer?.contact ? customerWire({ order: { contact: offer.contact } }) : null,
    orderId: state === 'booked' ? slot.orderId : null,
    serverNow: slot.serverNow.toISOString(),
  }
}
