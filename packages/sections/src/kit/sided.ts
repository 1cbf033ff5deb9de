import { media } from '@bellows/tokens'
import type { StyleRule } from '@vanilla-extract/css'

type Span = readonly [first: number, last: number]
const TRACKS = { d: 12, t: 8 }
const lines = ([first, last]: Span) => `${first} / ${last + 1}`
const mirrored = ([first, last]: Span, tracks: number): Span => [tracks + 1 - last, tracks + 1 - first]

/**
 * Place in the first row of a `columnGrid` whose `data-side` says where the picture is: as given at the left, mirrored
 * at the right. A band left out spans all columns in a row of its own, as on phones.
 */
export function sided({ d, t }: { d: Span; t?: Span }): StyleRule {
  const onRight = (span: Span, tracks: number) => ({
    '[data-side="right"] > &': { gridColumn: lines(mirrored(span, tracks)) },
  })
  return {
    gridColumn: '1 / -1',
    '@media': {
      ...(t && { [media.t]: { gridRow: 1, gridColumn: lines(t), selectors: onRight(t, TRACKS.t) } }),
      [media.d]: { gridRow: 1, gridColumn: lines(d), selectors: onRight(d, TRACKS.d) },
    },
  }
}
