import { bookInquiry, confirmOrder, createOrder } from '@bellows/api'
import {
  isInProgress,
  type BookingRecord,
  type Customer,
  type Order,
  type PaymentMethod,
} from '@bellows/domain'
import { useCallback } from 'react'
import { useAnswers } from '../queries.ts'
import { bookedRecord, chosenRecord, goesOn, orderedRecord } from '../record/booking-record.ts'
import { useCall, useWorld } from '../world/booking-world.tsx'
import { isBehind, isUnheard } from './behind.ts'
import { useBooking, useTerms } from './booking-context.tsx'
import type { BookingEntry } from './entry.ts'
import { useTellElsewhere } from './use-choice-elsewhere.ts'

const inquiryOf = ({ source }: BookingEntry): string | null =>
  source && 'inquiryId' in source ? source.inquiryId : null

/** The order is of what its hold chose last, which another device may have done: that is what is booked here, too. */
function chosenBy({ package: taken, addons }: Order, before: BookingRecord): BookingRecord {
  const choice = {
    packageId: taken?.id ?? null,
    addons: addons.map(({ id, quantity }) => ({ id, quantity })),
  }
  return isUnheard(before) || !isBehind(choice, before) ? before : chosenRecord(before, choice)
}

/** What a payment that was made meanwhile has booked is booked here, too. */
const bookedBy = ({ status }: Order, record: BookingRecord): BookingRecord =>
  status === 'BOOKED' ? bookedRecord(record) : record

/**
 * Makes the order of the hold, or brings it up to date; without a customer it is the one that the entry knows. Rejects
 * with the server's `ApiError`.
 */
export function useOrdering(): (customer?: Customer) => Promise<Order> {
  const { hold } = useBooking()
  const { service, entry } = useTerms()
  const { records } = useWorld()
  const { keepOrder } = useAnswers()
  const call = useCall()
  const tellElsewhere = useTellElsewhere()
  const keep = (order: Order, before: BookingRecord, customer?: Customer) => {
    const chosen = chosenBy(order, before)
    const made = { orderId: order.id, inquiryId: inquiryOf(entry) }
    const ordered = bookedBy(order, orderedRecord(chosen, made, customer))
    records.put(ordered)
    if (chosen !== before && isInProgress(ordered)) tellElsewhere()
  }
  return (customer) =>
    hold.inTurn(async () => {
      const before = records.get().record
      const token = before?.holdToken ?? null
      const input = {
        serviceId: service.id,
        slotId: before?.slot?.id ?? null,
        ...(customer && { customer }),
        ...entry.source,
      }
      const order = await ('inquiryId' in input
        ? call(bookInquiry, input, token)
        : call(createOrder, input, token))
      keepOrder(order)
      if (before) keep(order, before, customer)
      return order
    })
}

/** Brings the order that stands up to date with its hold, whose turn it is; who books is known to it. */
export function useOrderAgain(): () => Promise<Order | null> {
  const { records } = useWorld()
  const { keepOrder } = useAnswers()
  const call = useCall()
  return useCallback(async () => {
    const { record } = records.get()
    if (!record?.orderId) return null
    const { serviceId, slot, holdToken } = record
    const order = await call(createOrder, { serviceId, slotId: slot?.id ?? null }, holdToken)
    keepOrder(order)
    const { record: now } = records.get()
    if (order.status === 'BOOKED' && now?.orderId === order.id) records.put(bookedRecord(now))
    return order
  }, [records, keepOrder, call])
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
    const { record } = records.get()
    // What another tab has kept meanwhile of other bookings stays kept.
    if (before) records.put(bookedRecord(goesOn(before, record) ? record : before))
    return booked
  }
}
