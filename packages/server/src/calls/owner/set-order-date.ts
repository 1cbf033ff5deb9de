import { wallTime } from '@bellows/domain'
import { badRequest, toPrograms } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { readOwnersOrder } from '../../store/orders/owners-order.ts'
import type { Handler, InputOf } from '../handler.ts'
import { giveTime } from '../orders/give-time.ts'

function startOf({ day, clock }: InputOf<'setOrderDate'>, zone: string): string {
  if (day === undefined || clock === undefined)
    throw badRequest(toPrograms('Name the day and the time, or the slot.'))
  const start = wallTime(day, clock, zone)
  if (start === null) throw badRequest(toPrograms('The clocks leap over this time.'))
  return start
}

/** The client is told by the letter of a moved date, and the old time is free. */
export const setOrderDate: Handler<'setOrderDate'> = async (sent, call) => {
  const { id, slotId, shootId } = sent
  const time = slotId === undefined ? { startTime: startOf(sent, call.studio.timeZone) } : { slotId }
  await giveTime({ id, shootId, isOwners: true, ...time }, call)
  return readOwnersOrder(scopeOf(call), id)
}
