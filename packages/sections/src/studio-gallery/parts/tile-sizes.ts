/**
 * `sizes` of a tile, and of a picture as wide as the gallery; on desktops those of the last tiles, as many as told,
 * where they are wider than others.
 */
export type TileSizes = Readonly<{
  tile: string
  whole: string
  last?: Readonly<{ count: number; size: string }>
}>

type Grid = TileSizes & Readonly<{ count: number; isMosaic: boolean }>

const bandsOf = (sizes: string) => {
  const [d = sizes, t = d, m = t] = sizes.split('·')
  return { d, t, m }
}

/** Under whole rows of three a mosaic's last one can hang alone, across them all. */
const isAlone = (index: number, { count, isMosaic, last }: Grid) =>
  isMosaic && !last && index === count - 1 && count % 3 === 1

function onDesktop(index: number, grid: Grid): string {
  const { tile, whole, last, count } = grid
  if (last && index >= count - last.count) return last.size
  return bandsOf(isAlone(index, grid) ? whole : tile).d
}

/**
 * `sizes` of one tile: the first of a mosaic, and on small screens an odd last one of the twos, are as wide as all.
 */
export function sizesAt(index: number, grid: Grid): string {
  const { tile, whole, count, isMosaic } = grid
  if (isMosaic && index === 0) return whole
  const isOdd = index === count - 1 && (count - (isMosaic ? 1 : 0)) % 2 === 1
  const { t, m } = bandsOf(isOdd ? whole : tile)
  return `${onDesktop(index, grid)}·${t}·${m}`
}
