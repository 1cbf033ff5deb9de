import { clockOf, dayOf, slotStatusAt, type ServiceDate, type Slot } from '@bellows/domain'

export type CellState = 'available' | 'booking' | 'booked' | 'off' | OwnState
/** The visitor's own time: held while another may be chosen, or settled. */
export type OwnState = 'held' | 'yours'

/** How a time looks at an instant (milliseconds); why it cannot be chosen, if it cannot. */
export function cellState(slot: Slot, now: number): CellState {
  if (slot.isDisabled) return 'off'
  const status = slotStatusAt(slot, now)
  if (status === 'AVAILABLE') return 'available'
  return status === 'BOOKING' ? 'booking' : 'booked'
}

/** How the times of a date look, by the slot's id; the visitor's own time is marked as such. */
export const cellStates = (
  slots: readonly Slot[],
  now: number,
  { own = null, ownAs = 'yours' }: Readonly<{ own?: string | null; ownAs?: OwnState }> = {},
): Record<string, CellState> =>
  Object.fromEntries(
    slots
      .filter(({ isBreakTime }) => !isBreakTime)
      .map((slot) => [slot.id, slot.id === own ? ownAs : cellState(slot, now)]),
  )

/** Times left are counted out up to here. */
export const COUNTED_UP_TO = 12

export type DayPart = 'morning' | 'afternoon' | 'evening'

/** Times of a day that are parted by morning, afternoon and evening. */
const PARTED_FROM = 24
const partStarts: readonly (readonly [DayPart, string])[] = [
  ['evening', '17:00'],
  ['afternoon', '12:00'],
  ['morning', '00:00'],
]

export function dayPart(startTime: string, zone: string): DayPart {
  const clock = clockOf(Date.parse(startTime), zone)
  return partStarts.find(([, from]) => clock >= from)?.[0] ?? 'morning'
}

export type PickerRow =
  | Readonly<{ kind: 'part'; part: DayPart }>
  | Readonly<{ kind: 'break'; until: string; id: string }>
  | Readonly<{ kind: 'time'; slot: Slot }>

/** A time between two breaks joins those before it: the break after it tells the pause. */
const isBeforeLoneTime = (slots: readonly Slot[], index: number): boolean =>
  index > 0 && slots[index + 1]?.isBreakTime === false && slots[index + 2]?.isBreakTime === true

/** The rows of a date in order: times, breaks, and on long days the names of its parts. */
export function rowsOf({ slots }: ServiceDate, zone: string): PickerRow[] {
  const isParted = slots.length >= PARTED_FROM
  let last: DayPart | null = null
  return slots.flatMap((slot, index): PickerRow[] => {
    if (slot.isBreakTime && isBeforeLoneTime(slots, index)) return []
    const part = dayPart(slot.startTime, zone)
    const head: PickerRow[] = isParted && part !== last ? [{ kind: 'part', part }] : []
    last = part
    return [
      ...head,
      slot.isBreakTime ? { kind: 'break', until: slot.endTime, id: slot.id } : { kind: 'time', slot },
    ]
  })
}

export const timesOf = (dates: readonly ServiceDate[]): Slot[] => dates.flatMap(({ slots }) => slots)

export const freeTimes = (slots: readonly Slot[], now: number): Slot[] =>
  slots.filter((slot) => !slot.isBreakTime && cellState(slot, now) === 'available')

/** Numbers of free and held times, as `serviceState` judges them. */
export function slotCounts(dates: readonly ServiceDate[], now: number) {
  const slots = timesOf(dates).filter(({ isBreakTime, isDisabled }) => !isBreakTime && !isDisabled)
  return {
    numberOfSlotsAvailable: freeTimes(slots, now).length,
    numberOfSlotsHeld: slots.filter((slot) => slotStatusAt(slot, now) === 'BOOKING').length,
  }
}

const dayOfDate = ({ startTime }: ServiceDate, zone: string): string => dayOf(Date.parse(startTime), zone)

/** The dates that an address asks for by their day `YYYY-MM-DD`; one day may have several, at different places. */
export const datesOfDay = (
  dates: readonly ServiceDate[],
  day: string | null,
  zone: string,
): readonly ServiceDate[] => dates.filter((date) => dayOfDate(date, zone) === day)

/** The days of the dates, each once. */
export const daysOf = (dates: readonly ServiceDate[], zone: string): string[] => [
  ...new Set(dates.map((date) => dayOfDate(date, zone))),
]
