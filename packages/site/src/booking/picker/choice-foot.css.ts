import { globalStyle, style } from '@vanilla-extract/css'
import { color, grid, layers, media, size, space, textStyle } from '@bellows/tokens'
import { WINDOW_FOOT } from '../../style/window-foot.ts'

/** Stays at the window’s lower edge as long as its card is in view; flush with the card’s own edges. */
export const foot = style({
  position: 'sticky',
  zIndex: layers.sticky,
  insetBlockEnd: `var(${WINDOW_FOOT}, 0)`,
  display: 'grid',
  gap: space[3],
  marginInline: `calc(-1 * ${space[5]})`,
  marginBlockEnd: `calc(-1 * ${space[5]})`,
  paddingInline: space[5],
  paddingBlock: space[4],
  backgroundColor: color.background,
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  '@media': {
    [media.tDown]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
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
    [media.narrow]: { position: 'static', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: {
    'dialog &': {
      position: 'static',
      margin: 0,
      paddingInline: 0,
      paddingBlockEnd: 0,
      backgroundColor: 'transparent',
    },
  },
})

// A time that takes the focus must not hide behind the foot.
globalStyle(`html:has(${foot})`, {
  scrollPaddingBlockEnd: `calc(${space[10]} + var(${WINDOW_FOOT}, ${space[0]}))`,
})

/** Kept free before anything is chosen: the button under it must not move away from a press. */
export const chosen = style({
  ...textStyle('small'),
  alignContent: 'center',
  color: color.headings,
  minBlockSize: size.twoLines,
})
export const own = style({ color: color.paragraphs })
export const next = style({
  minBlockSize: size.target,
  color: color.outlineTextButtonLink,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: size.underlineOffset,
})
