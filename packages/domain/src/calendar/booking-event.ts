import type { Order, Shoot } from '../entities/order.ts'
import { addMinutes } from '../time/minutes.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { mainShoot, placeOf } from './main-shoot.ts'

/** What names one booking in every calendar; `domain` is the studio's. */
export const calendarUid = (orderId: string, domain: string): string => `${orderId}@${domain}`

interface Around {
  /** The studio's. */
  domain: string
  details: string
}

const firstOf = ({ shoots }: Order) => shoots.find(({ shootTime }) => shootTime !== null) ?? shoots[0]

/** Each of a combination's shoots by its own name. */
const titleOf = ({ service, shoots }: Order, shoot: Shoot | undefined): string =>
  shoot?.name && shoots.length > 1 ? `${service.name}: ${shoot.name}` : service.name

function mainEvent(order: Order, { domain, details }: Around): CalendarEvent | null {
  const shoot = mainShoot(order)
  const first = firstOf(order)
  return (
    shoot && {
      id: calendarUid(order.id, domain),
      sequence: order.termsVersion,
      title: titleOf(order, first),
      startTime: shoot.startTime,
      endTime: shoot.endTime,
      place: first?.location || placeOf({ ...order, shoots: [] }),
      details,
      madeAt: order.serverNow,
    }
  )
}

/** A further shoot of a combination, where its date is known. */
function laterEvent(main: CalendarEvent, { order, shoot, domain }: Later): CalendarEvent[] {
  const { id, shootTime: startTime, duration, location } = shoot
  if (startTime === null) return []
  const title = titleOf(order, shoot)
  const endTime = addMinutes(startTime, duration)
  const uid = calendarUid(`${order.id}-${id}`, domain)
  return [{ ...main, id: uid, title, startTime, endTime, place: location || order.service.location }]
}

type Later = Readonly<{ order: Order; shoot: Shoot; domain: string }>

/** Every shoot of an order that has its date, the one that was booked first. */
function eventsOf(order: Order, around: Around): CalendarEvent[] {
  const main = mainEvent(order, around)
  if (!main) return []
  const first = firstOf(order)
  const later = order.shoots.filter((shoot) => shoot !== first)
  return [main, ...later.flatMap((shoot) => laterEvent(main, { order, shoot, domain: around.domain }))]
}

/** A booking as its client's calendar shows it, each shoot that has a date; none unless it is booked. */
export const bookingEvents = (order: Order, around: Around): CalendarEvent[] =>
  order.status === 'BOOKED' ? eventsOf(order, around) : []

/** What takes a cancelled booking out of calendars; none unless it is cancelled and had a date. */
export function cancelledEvents(order: Order, around: Around): CalendarEvent[] {
  const events = order.status === 'CANCELLED' ? eventsOf(order, around) : []
  return events.map((event) => ({ ...event, sequence: event.sequence + 1, isCancelled: true }))
}
