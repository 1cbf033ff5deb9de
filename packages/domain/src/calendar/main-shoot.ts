import type { Order } from '../entities/order.ts'
import { addMinutes } from '../time/minutes.ts'

export type MainShoot = Readonly<{ startTime: string; endTime: string; minutes: number }>

/** The shoot that was booked; `null` while its date is not known. */
export function mainShoot({ shoots, slot }: Pick<Order, 'shoots' | 'slot'>): MainShoot | null {
  const first = shoots.find(({ shootTime }) => shootTime !== null)
  const startTime = first?.shootTime ?? slot?.startTime
  if (!startTime) return null
  const minutes = first?.duration || slot?.duration || 0
  return { startTime, endTime: addMinutes(startTime, minutes), minutes }
}

/** Where it takes place; empty when that is not said. */
export function placeOf({
  shoots,
  service,
}: Pick<Order, 'shoots'> & { service: Pick<Order['service'], 'location'> }) {
  return shoots.find(({ location }) => location)?.location || service.location
}
