import {
  fromMinor,
  toMinor,
  type DateChoice,
  type Order,
  type Service,
  type ServiceDate,
  type Slot,
} from '@bellows/domain'
import { timesOf } from '../../../booking/picker/slot-view.ts'

/** The shoot whose date is chosen. */
export type MovedShoot = Readonly<{
  /** Of several, what it is called. */
  name: string | null
  /** `null` until it has a date. */
  start: string | null
  /** Of the first shoot; the others' are known by their start. */
  slotId: string | null
  place: string
  minutes: number
}>

const slotIdOf = (shootId: string, slot: Slot | null): string | null =>
  slot !== null && shootId === 'shoot-1' ? slot.id : null

/** The named shoot of an order, the first one without a name. */
export function shootOf(
  { shoots, service, slot }: Order,
  { shootId = 'shoot-1' }: Readonly<{ shootId?: string }>,
  { maxDuration }: Pick<Service, 'maxDuration'>,
): MovedShoot {
  const shoot = shoots.find(({ id }) => id === shootId)
  return {
    name: shoots.length > 1 && shoot ? shoot.name : null,
    start: shoot?.shootTime ?? null,
    slotId: slotIdOf(shootId, slot),
    place: shoot?.location || service.location,
    minutes: shoot?.duration || maxDuration,
  }
}

/** The slot among those of a mini session that the shoot has now. */
export function ownSlot({ slotId, start }: MovedShoot, dates: readonly ServiceDate[]): string | null {
  if (slotId !== null || start === null) return slotId
  const isOwn = ({ startTime, status }: Slot) => startTime === start && status === 'BOOKED'
  return timesOf(dates).find(isOwn)?.id ?? null
}

/** The dates with the fee by which each time is dearer than the one `soFar`; with none where no time costs more. */
export function dearerBy(
  dates: readonly ServiceDate[],
  soFar: DateChoice['feeSoFar'],
  currency: string,
): ServiceDate[] {
  const dearer = (slot: Slot): Slot => {
    const { premiumFee } = slot
    const costsMore = premiumFee !== null && soFar !== null
    const more = costsMore ? toMinor(premiumFee, currency) - toMinor(soFar, currency) : 0
    return more > 0
      ? { ...slot, premiumFee: fromMinor(more, currency) }
      : { ...slot, isPremium: false, premiumFee: null }
  }
  return dates.map((date) => ({ ...date, slots: date.slots.map(dearer) }))
}
