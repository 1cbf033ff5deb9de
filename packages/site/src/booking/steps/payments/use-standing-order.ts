import { isBeingPaid, type Order } from '@bellows/domain'
import { useEffect } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useOrder } from '../../queries.ts'
import { useBooked } from './use-booked.ts'

type Standing = Readonly<{
  /** The order, where it was paid when its time had gone. */
  lost: Order | null
  /** It is booked; how, is not known yet. */
  isAwaited: boolean
  isBeingPaid: boolean
}>

/** An order that another tab, a notice of the provider's or a late payment has booked: this tab follows it to Finish. */
export function useStandingOrder(orderId: string | null): Standing {
  const { record } = useBooking()
  const { data: order, isPending } = useOrder(orderId)
  const onBooked = useBooked()
  const isNews = order?.status === 'BOOKED' && record?.status === 'BOOKING'
  useEffect(() => {
    if (isNews) onBooked(order)
  })
  const isAwaited = record?.status === 'BOOKED' && orderId !== null && isPending
  return { lost: order?.isPaidWithoutSlot ? order : null, isAwaited, isBeingPaid: isBeingPaid(order) }
}
