import type { Order } from '../entities/order.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { mainShoot, placeOf } from './main-shoot.ts'

/** What names one booking in every calendar; `domain` is the studio's. */
export const calendarUid = (orderId: string, domain: string): string => `${orderId}@${domain}`

interface Around {
  /** The studio's. */
  domain: string
  details: string
}

function eventOf(order: Order, { domain, details }: Around): CalendarEvent | null {
  const shoot = mainShoot(order)
  return (
    shoot && {
      id: calendarUid(order.id, domain),
      sequence: order.termsVersion,
      title: order.service.name,
      startTime: shoot.startTime,
      endTime: shoot.endTime,
      place: placeOf(order),
      details,
      madeAt: order.serverNow,
    }
  )
}

/** A booking as its client's calendar shows it; `null` unless it is booked and has a date. */
export const bookingEvent = (order: Order, around: Around): CalendarEvent | null =>
  order.status === 'BOOKED' ? eventOf(order, around) : null

/** What takes a cancelled booking out of calendars; `null` unless it is cancelled and had a date. */
export function cancelledEvent(order: Order, around: Around): CalendarEvent | null {
  const event = order.status === 'CANCELLED' ? eventOf(order, around) : null
  return event && { ...event, sequence: event.sequence + 1, isCancelled: true }
}
