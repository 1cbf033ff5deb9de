import type { Slot } from '../entities/slot.ts'
import { addMinutes, clockMinutes, minutesClock } from '../time/minutes.ts'
import { DAY, MINUTE } from '../time/spans.ts'
import { wallTime } from '../time/wall-time.ts'

export interface Break {
  /** Wall time `HH:mm`. */
  from: string
  minutes: number
}

export interface PremiumRule {
  from: string
  to: string
  fee: string
  note: string
}

/** How the owner lays out the slots of one day, in the studio's wall time. */
export interface SlotPlan {
  day: string
  zone: string
  first: string
  length: number
  gap: number
  /** The latest end `HH:mm`; without it `count` decides. */
  end?: string
  count?: number
  breaks?: readonly Break[]
  premium?: readonly PremiumRule[]
  /** Starts that are shown but not offered. */
  disabled?: readonly string[]
}

export type PlannedSlot = Pick<
  Slot,
  | 'startTime'
  | 'endTime'
  | 'duration'
  | 'isBreakTime'
  | 'isDisabled'
  | 'isPremium'
  | 'premiumFee'
  | 'premiumNote'
>

export interface PlannedDay {
  slots: PlannedSlot[]
  /** Starts that the day's clock change makes impossible. */
  refused: string[]
}

const END_OF_DAY = DAY / MINUTE

interface Row {
  start: number
  minutes: number
  isBreakTime: boolean
}

function breakRows(plan: SlotPlan): Row[] {
  const rows = (plan.breaks ?? []).map(({ from, minutes }) => ({
    start: clockMinutes(from),
    minutes,
    isBreakTime: true,
  }))
  return rows.toSorted((a, b) => a.start - b.start)
}

/** A start moved behind every break that a slot from it would overlap. */
function afterBreaks(start: number, length: number, breaks: readonly Row[]): number {
  return breaks.reduce(
    (at, row) => (at < row.start + row.minutes && row.start < at + length ? row.start + row.minutes : at),
    start,
  )
}

function slotRows(plan: SlotPlan, breaks: readonly Row[]): Row[] {
  if (plan.length <= 0 || plan.gap < 0) throw new RangeError('A slot needs a length, and a gap of 0 or more')
  const end = plan.end === undefined ? END_OF_DAY : clockMinutes(plan.end)
  const count = plan.count ?? (plan.end === undefined ? 0 : END_OF_DAY)
  const rows: Row[] = []
  let at = clockMinutes(plan.first)
  while (rows.length < count) {
    const start = afterBreaks(at, plan.length, breaks)
    if (start + plan.length > end || start >= END_OF_DAY) break
    rows.push({ start, minutes: plan.length, isBreakTime: false })
    at = start + plan.length + plan.gap
  }
  return rows
}

function premiumOf(plan: SlotPlan, row: Row): Pick<Slot, 'isPremium' | 'premiumFee' | 'premiumNote'> {
  const isIn = ({ from, to }: PremiumRule) => clockMinutes(from) <= row.start && row.start < clockMinutes(to)
  const rule = row.isBreakTime ? undefined : plan.premium?.find(isIn)
  return { isPremium: rule !== undefined, premiumFee: rule?.fee ?? null, premiumNote: rule?.note ?? '' }
}

/** Breaks that lie between the first start and the last end; the others would be no pause. */
function betweenSlots(breaks: readonly Row[], slots: readonly Row[]): Row[] {
  const first = slots[0]?.start ?? 0
  const last = slots.at(-1)?.start ?? 0
  return breaks.filter((row) => first < row.start && row.start < last)
}

/**
 * The slots of one day in order. Starts follow each other by length and gap in wall time; one that
 * meets a break moves to its end; the breaks stand in the list as rows of their own.
 */
export function planSlots(plan: SlotPlan): PlannedDay {
  const breaks = breakRows(plan)
  const rows = slotRows(plan, breaks)
  const slots: PlannedSlot[] = []
  const refused: string[] = []
  let free = ''
  for (const row of [...rows, ...betweenSlots(breaks, rows)].toSorted((a, b) => a.start - b.start)) {
    const clock = minutesClock(row.start)
    const startTime = wallTime(plan.day, clock, plan.zone)
    if (startTime === null || startTime < free) {
      if (!row.isBreakTime) refused.push(clock)
      continue
    }
    const endTime = addMinutes(startTime, row.minutes)
    free = endTime
    const isDisabled = !row.isBreakTime && (plan.disabled?.includes(clock) ?? false)
    const { minutes: duration, isBreakTime } = row
    slots.push({ startTime, endTime, duration, isBreakTime, isDisabled, ...premiumOf(plan, row) })
  }
  return { slots, refused }
}
