import type { Order } from '@bellows/domain'
import { finishPath } from '../../flow/flow.ts'
import { useAnswers } from '../../queries.ts'
import { bookedRecord } from '../../record/booking-record.ts'
import { useWorld } from '../../world/booking-world.tsx'

/** Keeps what the server says of a paid order. Booked, the browser forgets who asked and leads to the Finish page. */
export function useBooked(): (order: Order) => void {
  const { records, go } = useWorld()
  const { keepOrder } = useAnswers()
  return (order) => {
    keepOrder(order)
    if (order.status !== 'BOOKED') return
    const { record } = records.get()
    const isOwn = record?.orderId === order.id
    if (isOwn && record.status === 'BOOKING') records.put(bookedRecord(record))
    if (!isOwn || !order.isPaidWithoutSlot) go(finishPath(order.id), { replace: true })
  }
}
