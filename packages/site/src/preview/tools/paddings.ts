import { clampedPadding, PADDING_DEFAULT, type Block } from '@bellows/domain'
import type { Paddings } from '../shown.ts'

export type Edge = 'paddingTop' | 'paddingBottom'
export const edges: readonly Edge[] = ['paddingTop', 'paddingBottom']
export type EdgePadding = Readonly<{ id: string; edge: Edge; value: number }>

/** A block's paddings as its section repairs them. */
export function paddingsIn({ options }: Pick<Block, 'options'>): Paddings {
  const repaired = (edge: Edge) => clampedPadding(options[edge] ?? PADDING_DEFAULT)
  return { paddingTop: repaired('paddingTop'), paddingBottom: repaired('paddingBottom') }
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 32,
  PageDown: -32,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}
const SHIFTED = 8

/** The padding after a key, or null for a key that says nothing of it. An infinite step is clamped to the bound. */
export function paddingAfterKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  value: number,
): number | null {
  const step = steps[key]
  if (step === undefined) return null
  if (!Number.isFinite(step)) return step < 0 ? clampedPadding(0) : clampedPadding(Number.MAX_SAFE_INTEGER)
  return clampedPadding(value + (shiftKey && Math.abs(step) === 1 ? step * SHIFTED : step))
}

/** A padding as it is kept, and as much of it as this screen shows. */
export type DragStart = Readonly<{ kept: number; shown: number }>

/** The padding after a drag. It follows the pointer from what is shown; outwards, what is kept only grows. */
export const paddingAfterDrag = ({ kept, shown }: DragStart, way: number): number =>
  clampedPadding(way < 0 ? shown + way : Math.max(kept, shown + way))

/** One change of one padding, whatever becomes of the other; what a person does in one go is one change. */
export type PaddingChange = Readonly<{
  id: string
  edge: Edge
  before: number
  after: number
  gesture: object
}>

/** What was changed, to be taken back and done again. */
export function createHistory() {
  const done: PaddingChange[] = []
  const undone: PaddingChange[] = []
  const isGoingOn = ({ gesture }: PaddingChange) => done.at(-1)?.gesture === gesture
  return {
    add: (change: PaddingChange) => {
      undone.length = 0
      const before = (isGoingOn(change) ? done.pop()?.before : undefined) ?? change.before
      // What led back to where it began is nothing to be taken back.
      if (before !== change.after) done.push({ ...change, before })
    },
    undo: (): PaddingChange | undefined => {
      const change = done.pop()
      if (change) undone.push(change)
      return change
    },
    redo: (): PaddingChange | undefined => {
      const change = undone.pop()
      if (change) done.push(change)
      return change
    },
  }
}
