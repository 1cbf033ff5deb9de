import { sizesFor } from '@bellows/tokens'
import { galleryColumns } from '@bellows/ui'

const TRACKS = { d: 12, t: 8, m: 4 }
/** Entries of a `sizes` value that belong to 1440 px and more. */
const XL_ENTRIES = 2

/** `sizes` of pictures in even columns of the wide container: the owner's number from 1440 px, fewer below. */
export function gallerySizes(columns: number): string {
  const { m, d, xl } = galleryColumns(columns)
  const entries = (count: number) =>
    sizesFor(`w${TRACKS.d / count}·t${TRACKS.t / m}·m${TRACKS.m / m}`).split(', ')
  return [...entries(xl).slice(0, XL_ENTRIES), ...entries(d).slice(XL_ENTRIES)].join(', ')
}
