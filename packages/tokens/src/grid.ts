import type { StyleRule } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { grid } from './space.css.ts'

/** Columns of the content grid per band: 4 on phones, 8 on tablets, 12 on desktops. */
const tracks = { m: 4, t: 8, d: 12 }

/** The 12-column grid (8 on T, 4 on M) of the catalogue, for the element that lays templates out. */
export const columnGrid: StyleRule = {
  display: 'grid',
  columnGap: grid.gap,
  gridTemplateColumns: `repeat(${tracks.m}, minmax(0, 1fr))`,
  '@media': {
    [media.t]: { gridTemplateColumns: `repeat(${tracks.t}, minmax(0, 1fr))` },
    [media.d]: { gridTemplateColumns: `repeat(${tracks.d}, minmax(0, 1fr))` },
  },
}

type Span = readonly [first: number, last: number]
const lines = ([first, last]: Span) => `${first} / ${last + 1}`

/** Place of a child in `columnGrid`, first and last column per band; a band left out spans all its columns. */
export function columns({ d, t, m }: { d?: Span; t?: Span; m?: Span }): StyleRule {
  return {
    gridColumn: m ? lines(m) : '1 / -1',
    '@media': {
      [media.t]: { gridColumn: t ? lines(t) : '1 / -1' },
      [media.d]: { gridColumn: d ? lines(d) : '1 / -1' },
    },
  }
}
