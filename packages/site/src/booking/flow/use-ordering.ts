import { confirmOrder, createOrder } from '@bellows/api'
import type { Customer, Order, PaymentMethod } from '@bellows/domain'
import { useAnswers } from '../queries.ts'
import { bookedRecord, orderedRecord, typedRecord } from '../record/booking-record.ts'
import { useCall, useWorld } from '../world/booking-world.tsx'
import { useBooking } from './booking-context.tsx'

/** Makes the order of the hold, or brings it up to date; rejects with the server's `ApiError`. */
export function useOrdering(): (customer: Customer) => Promise<Order> {
  const { service, hold } = useBooking()
  const { records } = useWorld()
  const { keepOrder } = useAnswers()
  const call = useCall()
  return (customer) =>
    hold.inTurn(async () => {
      const before = records.get().record
      const input = { serviceId: service.id, slotId: before?.slot?.id ?? null, customer }
      const order = await call(createOrder, input, before?.holdToken ?? null)
      keepOrder(order)
      if (before) records.put(orderedRecord(typedRecord(before, customer), order.id))
      return order
    })
}

/** Books: the order is confirmed and the browser forgets who asked; rejects with the server's `ApiError`. */
export function useConfirm(): (order: Order, method?: PaymentMethod) => Promise<Order> {
  const { records } = useWorld()
  const { keepOrder } = useAnswers()
  const call = useCall()
  return async (order, method) => {
    const before = records.get().record
    const input = { id: order.id, ...(method && { method }) }
    const booked = await call(confirmOrder, input, before?.holdToken ?? null)
    keepOrder(booked)
    if (before) records.put(bookedRecord(before))
    return booked
  }
}
