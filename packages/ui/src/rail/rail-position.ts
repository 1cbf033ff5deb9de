/** A list that scrolls along its line: where its cards begin, how far it is, how far it can go; in pixels. */
export type RailMeasure = Readonly<{ starts: readonly number[]; scrolled: number; reach: number }>

export type RailPosition = Readonly<{
  /** The first card in view, from 0; the last one at the end. */
  index: number
  /** All cards fit: there is nothing to scroll. */
  isWhole: boolean
  isAtStart: boolean
  isAtEnd: boolean
}>

/** Browsers round scroll positions; less than this is no distance. */
const SLACK = 1

/** Where a rail stands. */
export function railPosition({ starts, scrolled, reach }: RailMeasure): RailPosition {
  const isAtEnd = scrolled >= reach - SLACK
  const passed = starts.filter((start) => start <= scrolled + SLACK).length
  const isWhole = reach <= SLACK
  const index = isAtEnd && !isWhole ? starts.length - 1 : Math.max(0, passed - 1)
  return { index, isWhole, isAtStart: scrolled <= SLACK, isAtEnd }
}

/** How far to scroll to move by one card, never beyond an end. */
export function railTarget({ starts, scrolled, reach }: RailMeasure, by: -1 | 1): number {
  const target =
    by === 1
      ? starts.find((start) => start > scrolled + SLACK)
      : starts.findLast((start) => start < scrolled - SLACK)
  return Math.min(Math.max(target ?? (by === 1 ? reach : 0), 0), reach)
}
