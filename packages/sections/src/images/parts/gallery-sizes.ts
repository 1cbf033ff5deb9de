import { breakpoints, sizesFor } from '@bellows/tokens'
import { galleryColumns } from '@bellows/ui'

const TRACKS = { d: 12, t: 8, m: 4 }
/** Entries of a `sizes` value of the wide container that belong to 1440 px and more. */
const XL_ENTRIES = 2

/** `sizes` of pictures in even columns of the wide container: the owner's number from 1440 px, fewer below. */
export function gallerySizes(columns: number, phone = galleryColumns(columns).m): string {
  const { m, d, xl } = galleryColumns(columns)
  const entries = (count: number) =>
    sizesFor(`w${TRACKS.d / count}·t${TRACKS.t / m}·m${TRACKS.m / phone}`).split(', ')
  return [...entries(xl).slice(0, XL_ENTRIES), ...entries(d).slice(XL_ENTRIES)].join(', ')
}

/** The same for a grid that has one column on phones and stands in either container. */
export function gridSizes(columns: number, container: 'wide' | 'content'): string {
  if (container === 'wide') return gallerySizes(columns, 1)
  const { m, d, xl } = galleryColumns(columns)
  const entries = (count: number) => sizesFor(`c${TRACKS.d / count}·t${TRACKS.t / m}·m${TRACKS.m}`)
  const widest = entries(xl)
    .split(', ')[0]
    ?.replace(/^\(.*?\)/, `(min-width:${breakpoints.xl}px)`)
  return xl === d ? entries(d) : `${widest}, ${entries(d)}`
}
