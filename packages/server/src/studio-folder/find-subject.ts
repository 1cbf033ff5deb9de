import type { Image } from '@bellows/domain'

/** Cells that a subject is looked for in. */
export const SIGHT = { across: 48, down: 32 } as const

type Point = readonly [x: number, y: number]
type Cells = Float64Array

const { across, down } = SIGHT
const COUNT = across * down
/** Rows above and below that count as a cell's own height in the picture. */
const BAND = 1
/** How soon attention fades away from the middle, or from the point that the owner chose. */
const SPREAD = { unguided: 0.32, guided: 0.16 }
/** Share of the strongest cell from which on a cell belongs to what stands out. */
const SALIENT = 0.42
/** What takes up more of the picture than this is no subject but the picture. */
const LARGEST_SHARE = 0.45

const rowOf = (cell: number) => Math.floor(cell / across)
const columnOf = (cell: number) => cell % across

/** Mean colour of each row and its neighbours: sky, horizon and ground run across and are no subjects. */
function bandMeans(pixels: Uint8Array): Float64Array {
  const means = new Float64Array(down * 3)
  for (let row = 0; row < down; row++) {
    const from = Math.max(0, row - BAND)
    const to = Math.min(down - 1, row + BAND)
    for (let cell = from * across; cell < (to + 1) * across; cell++)
      for (let channel = 0; channel < 3; channel++)
        means[row * 3 + channel] =
          (means[row * 3 + channel] ?? 0) + (pixels[cell * 3 + channel] ?? 0) / ((to - from + 1) * across)
  }
  return means
}

type Colours = Readonly<{ of: ArrayLike<number>; at: number }>

const gap = (one: Colours, other: Colours, channel: number) =>
  (one.of[one.at * 3 + channel] ?? 0) - (other.of[other.at * 3 + channel] ?? 0)

const between = (one: Colours, other: Colours) =>
  Math.hypot(gap(one, other, 0), gap(one, other, 1), gap(one, other, 2))

/** How sharply a cell differs from its neighbour on either side: glows are soft, figures have edges. */
function edgeAt(pixels: Uint8Array, cell: number): number {
  const column = columnOf(cell)
  const before = column > 0 ? between({ of: pixels, at: cell }, { of: pixels, at: cell - 1 }) : 0
  const after = column < across - 1 ? between({ of: pixels, at: cell }, { of: pixels, at: cell + 1 }) : 0
  return Math.max(before, after)
}

function attention(cell: number, focus: Point | null): number {
  const [x, y] = focus ?? [0.5, 0.55]
  const spread = focus ? SPREAD.guided : SPREAD.unguided
  const away = Math.hypot((columnOf(cell) + 0.5) / across - x, (rowOf(cell) + 0.5) / down - y)
  return Math.exp(-((away / spread) ** 2) / 2)
}

function salienceOf(pixels: Uint8Array, focus: Point | null): Cells {
  const means = bandMeans(pixels)
  return Float64Array.from({ length: COUNT }, (_, cell) => {
    const difference = between({ of: pixels, at: cell }, { of: means, at: rowOf(cell) })
    return Math.sqrt(difference * edgeAt(pixels, cell)) * attention(cell, focus)
  })
}

/** Cells that hang together with the strongest one; a gap of one cell does not part them. */
function grownFrom(peak: number, isIn: (cell: number) => boolean): Set<number> {
  const found = new Set([peak])
  for (const cell of found)
    for (let row = rowOf(cell) - 2; row <= rowOf(cell) + 2; row++)
      for (let column = columnOf(cell) - 2; column <= columnOf(cell) + 2; column++) {
        const next = row * across + column
        const isInside = row >= 0 && row < down && column >= 0 && column < across
        if (isInside && isIn(next)) found.add(next)
      }
  return found
}

const hundredths = (share: number) => Math.round(share * 100)

/**
 * The place of what stands out of a picture of `SIGHT` pixels, near the focus if there is one: what differs from its
 * own height in the picture, with edges. Nothing where all of it or none of it stands out.
 */
export function findSubject(pixels: Uint8Array, focus: Point | null): Image['subject'] {
  const salience = salienceOf(pixels, focus)
  const strongest = Math.max(...salience)
  if (strongest < 1) return undefined
  const cells = [
    ...grownFrom(salience.indexOf(strongest), (cell) => (salience[cell] ?? 0) >= strongest * SALIENT),
  ]
  const columns = cells.map(columnOf)
  const rows = cells.map(rowOf)
  const place = {
    left: Math.min(...columns) / across,
    top: Math.min(...rows) / down,
    right: (Math.max(...columns) + 1) / across,
    bottom: (Math.max(...rows) + 1) / down,
  }
  if ((place.right - place.left) * (place.bottom - place.top) > LARGEST_SHARE) return undefined
  return {
    left: hundredths(place.left),
    top: hundredths(place.top),
    right: hundredths(place.right),
    bottom: hundredths(place.bottom),
  }
}
