import type { Scope } from '../base/scope.ts'
import { calendarOf, isTaken } from '../store/holds/calendar.ts'
import { readSlot } from '../store/holds/read-slot.ts'
import { readOrderRow, type OrderRow } from '../store/orders/order-row.ts'

/** Of a date: nobody else has, holds or is kept the slot, which is on offer still. */
async function isSlotFree(scope: Scope, slotId: string, token: string): Promise<boolean | undefined> {
  const slot = await readSlot(scope, slotId, token)
  if (!slot?.serviceDateId) return undefined
  const isOpen = !slot.isDisabled && !slot.isBreakTime && slot.startTime > slot.serverNow
  return isOpen && slot.status === 'AVAILABLE' && (slot.isKeptForMe || !slot.isReserved)
}

/** Of a full session, whose slot is gone with its hold: nothing is in its calendar then. */
async function isTimeFree(scope: Scope, order: OrderRow, token: string): Promise<boolean> {
  const { serviceId, shootStart: startTime, shootEnd: endTime } = order
  if (serviceId === null || !startTime || !endTime) return true
  const calendarId = await calendarOf(scope, serviceId)
  const place = { businessId: scope.businessId, calendarId: calendarId ?? '' }
  return !(await isTaken(scope.kysely, place, { startTime, endTime, token }))
}

/** Whether an order can have the time that it is paid for: it is booked or held, or nobody's and on offer. */
export async function mayStillBook(scope: Scope, orderId: string): Promise<boolean> {
  const order = await readOrderRow(scope, orderId)
  if (!order || order.confirmedAt || order.hasSlot || order.shootStart === null) return true
  const token = order.holdToken ?? ''
  const isFree = order.slotId === null ? undefined : await isSlotFree(scope, order.slotId, token)
  return isFree ?? isTimeFree(scope, order, token)
}
