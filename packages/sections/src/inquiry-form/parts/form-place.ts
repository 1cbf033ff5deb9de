import type { StyleRule } from '@vanilla-extract/css'
import { media } from '@bellows/tokens'

type Span = readonly [first: number, last: number]
type Places = Readonly<{ left: Span; center?: Span; right: Span; t?: Span }>

const lines = ([first, last]: Span) => `${first} / ${last + 1}`
const where = (form: string, span: Span | undefined) =>
  span ? { [`[data-form="${form}"] > &`]: { gridColumn: lines(span) } } : {}

/** Columns of a child on desktops, by where the form stands: its grid says so in `data-form`. */
export const byForm = ({ left, center, right, t }: Places): StyleRule => ({
  gridColumn: '1 / -1',
  '@media': {
    ...(t && { [media.t]: { gridColumn: lines(t) } }),
    [media.d]: {
      gridColumn: lines(right),
      selectors: { ...where('left', left), ...where('center', center) },
    },
  },
})
