import { sql } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { TxScope, Scope } from '../../base/scope.ts'
import { isFault } from '../../db/pool.ts'
import { write } from '../../db/write.ts'
import { freeSlots } from '../holds/free-holds.ts'
import { takeSlot, type Swapped } from '../holds/take-slot.ts'
import { takeTime } from '../holds/take-time.ts'
import { offerFreed } from '../waitlist/offer-slot.ts'
import { lockOrder } from './lock-order.ts'
import { hasLostTime } from './lost-time.ts'
import type { MoveRequest, MovingOrder } from './move-request.ts'
import { settleMove } from './settle-move.ts'
import { shrinkPayments } from './shrink-payments.ts'

export type Moved = { ok: true; orderId: string; shootStart: Date; shootEnd: Date; isNew: boolean }
export type MoveRefusal = Refused<
  'not_found' | 'not_movable' | 'slot_taken' | 'not_bookable' | 'terms_changed'
>
type Answer = Moved | MoveRefusal

/**
 * Gives an order another time: the new one is taken and the old one freed, for the waitlist first, both or neither.
 * The time it has already is answered as it is. An order that was paid after its hold was lost is booked with it.
 */
export async function moveOrder(studio: Scope, request: MoveRequest): Promise<Answer> {
  try {
    return await write<Answer>(studio.kysely, async (tx, refuse) => {
      const scope = { tx, businessId: studio.businessId }
      const order = await lockMoving(scope, request)
      if (!order) return refused('not_found')
      const early = judge(order, request)
      if (early) return early
      if (!(await shrinkPayments(scope, request))) return refuse(refused('terms_changed'))
      const { taken, freed } = await swap(scope, request, order)
      if (taken === 'slot_taken' || taken === 'not_bookable') return refuse(refused(taken))
      await settleMove(scope, request, { order, taken })
      await offerFreed(scope, freed)
      return {
        ok: true,
        orderId: order.id,
        shootStart: taken.startTime,
        shootEnd: taken.endTime,
        isNew: true,
      }
    })
  } catch (error) {
    if (isFault(error, '23P01', 'calendar_no_overlap')) return refused('slot_taken')
    throw error
  }
}

async function lockMoving(scope: TxScope, { orderId, shootNumber = 1 }: MoveRequest) {
  const { tx, businessId } = scope
  await lockOrder(scope, orderId)
  const { rows } = await sql<MovingOrder>`
    select o.id, o.status, o.flag, o.service_id as "serviceId", o.terms_version as "termsVersion", s.id as "slotId",
      s.start_time as "shootStart", s.end_time as "shootEnd"
    from orders o left join slot s
      on s.business_id = o.business_id and s.order_id = o.id and s.shoot_number = ${shootNumber}
    where o.business_id = ${businessId} and o.id = ${orderId} and o.service_id is not null`.execute(tx)
  return rows[0]
}

function isThere({ slotId, shootStart }: MovingOrder, { target }: MoveRequest): boolean {
  if ('startTime' in target) return shootStart?.getTime() === target.startTime.getTime()
  return slotId === target.slotId
}

function judge(order: MovingOrder, request: MoveRequest): Answer | undefined {
  if (order.status !== 'BOOKED' && !hasLostTime(order)) return refused('not_movable')
  const { shootStart, shootEnd } = order
  if (shootStart && shootEnd && isThere(order, request))
    return { ok: true, orderId: order.id, shootStart, shootEnd, isNew: false }
  return order.termsVersion === request.termsVersion ? undefined : refused('terms_changed')
}

/** One shoot has one slot, so the old one is let go first; a refusal undoes that. */
async function swap(scope: TxScope, request: MoveRequest, order: MovingOrder): Promise<Swapped> {
  const { target, token, shootNumber = 1 } = request
  const claim = { orderId: order.id, serviceId: order.serviceId, shootNumber, token }
  const free = () =>
    freeSlots(scope.tx, scope.businessId, sql`(s.order_id = ${order.id} and s.shoot_number = ${shootNumber})`)
  return 'startTime' in target
    ? takeTime(scope, { ...claim, ...target }, free)
    : takeSlot(scope, { ...claim, ...target, oldSlotId: order.slotId }, free)
}
