import { style } from '@vanilla-extract/css'
import { color, grid, layers, media, size, space, staysAtTop, textSize, textStyle } from '@bellows/tokens'

export const bar = style({
  ...staysAtTop,
  zIndex: layers.sticky,
  backgroundColor: color.background,
  borderBlockEnd: `${size.hairline} solid ${color.lines}`,
  '@media': { [media.narrow]: { position: 'static' }, print: { position: 'static' } },
})

/** Back, studio and time left stand side by side; on phones the time has a strip of its own. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr',
  alignItems: 'center',
  columnGap: space[2],
  maxInlineSize: `calc(${size.container.content} + 2 * ${grid.margin})`,
  marginInline: 'auto',
  paddingInline: grid.margin,
  minBlockSize: size.frameBar.m,
  selectors: { '&[data-back]': { gridTemplateColumns: `${size.control} 1fr ${size.control}` } },
  '@media': {
    [media.tUp]: {
      columnGap: space[7],
      gridTemplateColumns: 'auto 1fr',
      selectors: {
        '&[data-back]': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) minmax(min-content, 1fr)',
        },
      },
    },
    // The time left takes a line, and the studio stays in the middle beside it.
    [media.t]: { minBlockSize: size.frameBar.t, columnGap: `calc(${space[6]} + ${space[2]})` },
    [media.d]: { minBlockSize: size.frameBar.d },
  },
})

/** The glyph, not its target, stands on the page margin. */
export const back = style({ marginInlineStart: `calc((${size.icon} - ${size.control}) / 2)` })

export const brand = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: size.target,
  ...textStyle('h4'),
  color: color.headings,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '[data-back] > &': { textAlign: 'center' } },
  '@media': { [media.tDown]: { fontSize: textSize('lead'), textWrap: 'balance', lineHeight: 1.1 } },
})

export const logo = style({
  marginInline: 'auto',
  inlineSize: 'auto',
  maxBlockSize: space[5],
  '@media': {
    [media.t]: { maxBlockSize: `calc(${space[5]} + ${space[1]})` },
    [media.d]: { maxBlockSize: space[6] },
  },
})

export const timer = style({
  '@media': {
    [media.m]: {
      gridColumn: '1 / -1',
      marginInline: `calc(-1 * ${grid.margin})`,
      paddingInline: grid.margin,
      paddingBlock: size.tick,
      borderBlockStart: `${size.hairline} solid ${color.lines}`,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
})
