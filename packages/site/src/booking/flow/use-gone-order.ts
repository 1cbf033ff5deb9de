import { useEffect } from 'react'
import { useOrder } from '../queries.ts'
import { unorderedRecord } from '../record/booking-record.ts'
import { useWorld } from '../world/booking-world.tsx'
import { useBooking } from './booking-context.tsx'

const NOT_FOUND = 404

/**
 * An order that was left for so long that the server has dropped it: the record drops it too, and its step is asked
 * again. Nothing is asked of the server unless it `isDoubted`.
 */
export function useGoneOrder(isDoubted: boolean): void {
  const { record } = useBooking()
  const { records } = useWorld()
  const orderId = record?.status === 'BOOKING' && isDoubted ? record.orderId : null
  const { error } = useOrder(orderId)
  const isGone = error?.status === NOT_FOUND
  useEffect(() => {
    const kept = records.get().record
    if (isGone && kept && kept.orderId === orderId) records.put(unorderedRecord(kept))
  }, [isGone, orderId, records])
}
