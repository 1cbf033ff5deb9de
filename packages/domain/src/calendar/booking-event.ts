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

/** A booking as its client's calendar shows it; `null` unless it is booked and has a date. */
export function bookingEvent(order: Order, { domain, details }: Around): CalendarEvent | null {
  const shoot = mainShoot(order)
  if (!shoot || order.status !== 'BOOKED') return null
  return {
    id: calendarUid(order.id, domain),
    sequence: order.termsVersion,
    title: order.service.name,
    startTime: shoot.startTime,
    endTime: shoot.endTime,
    place: placeOf(order),
    details,
    madeAt: order.serverNow,
  }
}
