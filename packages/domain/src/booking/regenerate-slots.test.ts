import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes, clockMinutes, minutesClock } from '../time/minutes.ts'
import { overlaps } from './free-starts.ts'
import { regenerateSlots, type ExistingSlot } from './regenerate-slots.ts'
import { planSlots } from './slot-plan.ts'

const day = '2030-01-26'
const plan = (first: string, length: number, count: number) =>
  planSlots({ day, zone: 'America/Chicago', first, length, gap: 5, count }).slots
const asExisting = (slots: ReturnType<typeof plan>, taken: readonly number[]): ExistingSlot[] =>
  slots.map(({ startTime, endTime }, index) => ({
    id: `s${index}`,
    startTime,
    endTime,
    isTaken: taken.includes(index),
  }))

test('the same plan again changes nothing but the marks of idle slots', () => {
  const slots = plan('09:00', 20, 4)
  const { removed, changed, added } = regenerateSlots(slots, asExisting(slots, [1]))
  expect({ removed, added }).toEqual({ removed: [], added: [] })
  expect(changed.map(({ id }) => id)).toEqual(['s0', 's2', 's3'])
})

test('a shifted plan goes around what is taken', () => {
  const existing = asExisting(plan('09:00', 20, 3), [1])
  const { removed, changed, added } = regenerateSlots(plan('09:10', 20, 3), existing)
  expect({ removed, changed }).toEqual({ removed: ['s0', 's2'], changed: [] })
  expect(added.map(({ startTime }) => startTime)).toEqual(['2030-01-26T16:00:00.000Z'])
})

test('an idle slot keeps its id and takes the new length', () => {
  const existing = asExisting(plan('09:00', 20, 1), [])
  const [change] = regenerateSlots(plan('09:00', 40, 1), existing).changed
  expect(change).toMatchObject({ id: 's0', slot: { duration: 40 } })
})

const somePlan = fc
  .record({
    first: fc.integer({ min: 0, max: 12 }),
    length: fc.constantFrom(10, 20, 45),
    count: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ first, length, count }) => plan(minutesClock(clockMinutes('08:00') + first * 5), length, count))

test('no taken slot is touched, no two slots overlap, and every free place of the plan is used', () => {
  fc.assert(
    fc.property(somePlan, somePlan, fc.array(fc.nat(11)), (before, after, taken) => {
      const existing = asExisting(before, taken)
      const { removed, changed, added } = regenerateSlots(after, existing)
      const kept = existing.filter(({ isTaken }) => isTaken)
      const touched = new Set([...removed, ...changed.map(({ id }) => id)])
      expect(kept.filter(({ id }) => touched.has(id))).toEqual([])
      expect(touched.size + kept.length).toBe(existing.length)
      const now = [...kept, ...changed.map(({ slot }) => slot), ...added]
      const clashes = now.flatMap((a, index) => now.slice(index + 1).filter((b) => overlaps(a, b)))
      expect(clashes).toEqual([])
      const placed = changed.length + added.length
      expect(placed).toBe(after.filter((slot) => !kept.some((one) => overlaps(one, slot))).length)
    }),
    { numRuns: 1000 },
  )
})

test('places that only touch are no overlap', () => {
  const [slot] = plan('09:00', 20, 1)
  const before = {
    id: 'x',
    startTime: addMinutes(slot?.startTime ?? '', -20),
    endTime: slot?.startTime ?? '',
  }
  expect(regenerateSlots(slot ? [slot] : [], [{ ...before, isTaken: true }]).added).toHaveLength(1)
})
