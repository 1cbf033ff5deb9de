import { overlaps } from './free-starts.ts'
import type { PlannedSlot } from './slot-plan.ts'

/** A slot that a date has already; ISO instants. */
export interface ExistingSlot {
  id: string
  startTime: string
  endTime: string
  /** Booked, held, or kept by a link: somebody counts on it. */
  isTaken: boolean
}

export interface Regeneration {
  /** Ids of idle slots that have no place in the plan any more. */
  removed: string[]
  /** Idle slots that stay and become what the plan says. */
  changed: { id: string; slot: PlannedSlot }[]
  added: PlannedSlot[]
}

/**
 * What a new plan makes of a date's slots. A taken slot is never touched, and nothing is planned over it; ids of
 * idle slots live on where their start does.
 */
export function regenerateSlots(
  planned: readonly PlannedSlot[],
  existing: readonly ExistingSlot[],
): Regeneration {
  const taken = existing.filter(({ isTaken }) => isTaken)
  const idle = new Map(
    existing.filter(({ isTaken }) => !isTaken).map(({ id, startTime }) => [Date.parse(startTime), id]),
  )
  const wanted = planned.filter((slot) => !taken.some((one) => overlaps(one, slot)))
  const result: Regeneration = { removed: [], changed: [], added: [] }
  for (const slot of wanted) {
    const start = Date.parse(slot.startTime)
    const id = idle.get(start)
    idle.delete(start)
    if (id === undefined) result.added.push(slot)
    else result.changed.push({ id, slot })
  }
  return { ...result, removed: [...idle.values()] }
}
