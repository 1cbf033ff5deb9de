import { globalStyle, style } from '@vanilla-extract/css'
import {
  clearOfBottom,
  color,
  countsForItself,
  grid,
  layers,
  media,
  size,
  space,
  staysAtBottom,
  textStyle,
} from '@bellows/tokens'

/** Whatever room there is, the words take; the button grows where it stands alone. */
const TAKES_ALL = 99999

/** Stays at the window’s lower edge as long as its card is in view; flush with the card’s own edges. */
export const foot = style({
  ...staysAtBottom,
  zIndex: layers.sticky,
  display: 'grid',
  gap: space[3],
  marginInline: `calc(-1 * ${space[5]})`,
  marginBlockEnd: `calc(-1 * ${space[5]})`,
  paddingInline: space[5],
  paddingBlock: space[4],
  backgroundColor: color.background,
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  '@media': {
    // Large type in a narrow window: the button goes below when the words beside it have no room left.
    [media.tDown]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    [media.m]: {
      marginInline: `calc(-1 * ${grid.margin})`,
      marginBlockEnd: `calc(-1 * ${space[6]})`,
      paddingInline: grid.margin,
      paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
    },
    [media.xl]: {
      marginInline: `calc(-1 * ${space[6]})`,
      marginBlockEnd: `calc(-1 * ${space[6]})`,
      paddingInline: space[6],
    },
    [media.narrow]: { position: 'static', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: {
    'dialog &': {
      ...countsForItself,
      position: 'static',
      margin: 0,
      paddingInline: 0,
      paddingBlockEnd: 0,
      backgroundColor: 'transparent',
    },
  },
})

// A time that takes the focus must not hide behind the foot.
globalStyle(`html:has(${foot})`, clearOfBottom)

/** Kept free before anything is chosen: the button under it must not move away from a press. */
export const chosen = style({
  ...textStyle('small'),
  alignContent: 'center',
  color: color.headings,
  minBlockSize: size.twoLines,
  '@media': { [media.tDown]: { flex: `${TAKES_ALL} 1 ${size.rowPart.words}`, minInlineSize: 0 } },
})
// As wide as its words beside others, as wide as the row below them.
globalStyle(`${chosen} + *`, { '@media': { [media.tDown]: { flex: '1 0 auto' } } })
export const own = style({ color: color.paragraphs })
export const next = style({
  minBlockSize: size.target,
  color: color.outlineTextButtonLink,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: size.underlineOffset,
})
