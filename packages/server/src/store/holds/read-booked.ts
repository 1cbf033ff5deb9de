import type { Scope } from '../../base/scope.ts'
import { readSlot, type SlotNow } from './read-slot.ts'

export type BookedCheck = {
  status: SlotNow['status']
  isBooked: boolean
  isHeldByYou: boolean
  serverNow: Date
}

/** Whether the slot is gone, and whether its hold is still the token's. */
export async function readBooked(
  studio: Scope,
  slotId: string,
  token = '',
): Promise<BookedCheck | undefined> {
  const slot = await readSlot(studio, slotId, token)
  if (!slot) return undefined
  const { isMine, isReserved, serverNow } = slot
  const status = isReserved && slot.status === 'AVAILABLE' ? 'BOOKING' : slot.status
  return {
    status,
    isBooked: status === 'BOOKED',
    isHeldByYou: isMine && slot.status === 'BOOKING',
    serverNow,
  }
}
