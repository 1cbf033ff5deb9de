import { ASSUMED_RATIO } from '@bellows/tokens'
import { solveRows, holdAt, type RowRoom, type SolvedRow } from './solve-rows.ts'

const DIGITS = 6

export const rowHeights = { small: 200, medium: 400, large: 600 } as const
export type RowHeight = keyof typeof rowHeights

/** Widths that are taken for the list's before it is measured, and the share of the height that each band asks for. */
export const bands = {
  m: { width: 335, share: 0.6 },
  t: { width: 756, share: 0.75 },
  d: { width: 1312, share: 1 },
} as const

/**
 * An item's share of its row's width without the gaps, how many gaps the row has, whether it takes what rounding
 * leaves, and the share that stays empty after it.
 */
export type RowPlace = Readonly<{ share: number; gaps: number; grow: number; rest: number }>

/** Rounded down, so that a row never breaks for a fraction of a pixel. */
const down = (value: number) => Math.floor(value * 10 ** DIGITS) / 10 ** DIGITS

export const knownRatio = (ratio: number | undefined): number =>
  ratio && Number.isFinite(ratio) && ratio > 0 ? ratio : ASSUMED_RATIO

function placesOf({ from, to, height, isFull }: SolvedRow, ratios: readonly number[], room: RowRoom) {
  const items = ratios.slice(from, to)
  const free = room.width - room.gap * (items.length - 1)
  const shares = items.map((ratio) => down((ratio * height) / free))
  const rest = isFull ? 0 : Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0))
  return shares.map((share, i): RowPlace => {
    const isLast = i === items.length - 1
    return { share, gaps: items.length - 1, grow: isFull ? share : 0, rest: isLast ? down(rest) : 0 }
  })
}

type Solving = Readonly<{ target: number; gap: number; assumed: number; measured: number | null }>

/** Places of all items: those of the assumed width as long as they hold at the measured one. */
export function rowPlaces(
  ratios: readonly number[],
  { target, gap, assumed, measured }: Solving,
): RowPlace[] {
  const roomAt = (width: number) => ({ width, target, gap })
  const first = solveRows(ratios, roomAt(assumed))
  const holds = measured === null || holdAt(first, ratios, roomAt(measured))
  const room = roomAt(holds ? assumed : measured)
  const rows = holds ? first : solveRows(ratios, room)
  return rows.flatMap((row) => placesOf(row, ratios, room))
}
