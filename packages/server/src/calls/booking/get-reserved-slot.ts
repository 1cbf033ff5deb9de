import type { ReservedSlot } from '@bellows/domain'
import { sql } from 'kysely'
import { notFound } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { readSlot, type SlotNow } from '../../store/holds/read-slot.ts'
import { customerWire } from '../../store/orders/order-wire.ts'
import { bookingGround } from '../../store/services/booking-ground.ts'
import type { Handler } from '../handler.ts'
import { slotNowWire } from './booking-state.ts'

interface Offer {
  until: Date
  contact: unknown
}

/** The offer of the slot that the token opens. */
async function offerOf(
  { kysely, businessId }: Scope,
  slotId: string,
  token: string | undefined,
): Promise<Offer | undefined> {
  if (token === undefined) return undefined
  const { rows } = await sql<Offer>`
    select coalesce(w.until, s.offer_until) as until, o.contact
    from slot s
      left join orders o on o.business_id = s.business_id and o.id = s.offer_order_id
      left join waitlist_offer w on w.business_id = s.business_id and w.slot_id = s.id
        and w.order_id = s.offer_order_id and w.ended_at is null
    where s.business_id = ${businessId} and s.id = ${slotId} and s.offer_token = ${token}
      and s.offer_until > now()`.execute(kysely)
  return rows[0]
}

function stateOf(slot: SlotNow, offer: Offer | undefined): ReservedSlot['state'] {
  if (slot.status === 'BOOKED') return slot.orderId === null ? 'ended' : 'booked'
  return offer ? 'kept' : 'ended'
}

/** Slots are public, so a stranger learns only that this one is not kept for them. */
export const getReservedSlot: Handler<'getReservedSlot'> = async ({ id }, call) => {
  const scope = scopeOf(call)
  const slot = await readSlot(scope, id, call.holdToken)
  if (!slot?.serviceDateId) throw notFound()
  const [ground, found] = await Promise.all([
    bookingGround(scope, slot.serviceId),
    offerOf(scope, id, call.holdToken),
  ])
  const state = stateOf(slot, found)
  const offer = state === 'kept' ? found : undefined
  return {
    state,
    slot: slotNowWire(slot, ground.business.paymentSetup.currency),
    serviceId: slot.serviceId,
    serviceSlug: ground.service.slug,
    until: offer?.until.toISOString() ?? null,
    customer: offer?.contact ? customerWire({ order: { contact: offer.contact } }) : null,
    orderId: state === 'booked' ? slot.orderId : null,
    serverNow: slot.serverNow.toISOString(),
  }
}
