import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { galleryGaps, media, size } from '@bellows/tokens'

const band = () => ({ share: createVar(), gaps: createVar(), grow: createVar(), rest: createVar() })
/** Values of each band, written on the items. */
export const bandVars = { m: band(), t: band(), d: band() }
export const ratio = createVar()

const gap = createVar()
export const list = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap,
  },
  variants: { gap: galleryGaps(gap) },
})

/** A hairline less than there is, which growing takes back: a rounded pixel too many would break the row. */
const room = (count: string) => `(100% - ${count} * ${gap} - ${size.hairline})`
const placed = ({ share, gaps: count, grow, rest }: (typeof bandVars)['m']) => ({
  flexGrow: grow,
  inlineSize: `calc(${room(count)} * ${share})`,
  marginInlineEnd: `calc(${room(count)} * ${rest})`,
})
/** A picture may fill it. */
export const item = style({
  position: 'relative',
  flexShrink: 0,
  minInlineSize: 0,
  aspectRatio: ratio,
  ...placed(bandVars.m),
  '@media': { [media.t]: placed(bandVars.t), [media.d]: placed(bandVars.d) },
})
