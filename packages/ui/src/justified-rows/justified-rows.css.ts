import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media, size, space } from '@bellows/tokens'

const band = () => ({ share: createVar(), gaps: createVar(), grow: createVar(), rest: createVar() })
/** Values of each band, written on the items. */
export const bandVars = { m: band(), t: band(), d: band() }
export const ratio = createVar()

const gap = createVar()
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap,
})
const phoneGap = { '@media': { [media.m]: { vars: { [gap]: space[2] } } } }
export const gaps = styleVariants({
  none: { vars: { [gap]: space[0] } },
  s: { vars: { [gap]: space[2] } },
  m: { vars: { [gap]: space[5] }, ...phoneGap },
  l: { vars: { [gap]: space[7] }, ...phoneGap },
})

/** A hairline less than there is, which growing takes back: a rounded pixel too many would break the row. */
const room = (count: string) => `(100% - ${count} * ${gap} - ${size.hairline})`
const placed = ({ share, gaps: count, grow, rest }: (typeof bandVars)['m']) => ({
  flexGrow: grow,
  inlineSize: `calc(${room(count)} * ${share})`,
  marginInlineEnd: `calc(${room(count)} * ${rest})`,
})
export const item = style({
  flexShrink: 0,
  minInlineSize: 0,
  aspectRatio: ratio,
  ...placed(bandVars.m),
  '@media': { [media.t]: placed(bandVars.t), [media.d]: placed(bandVars.d) },
})
