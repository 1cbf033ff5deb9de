import { globalStyle, style } from '@vanilla-extract/css'
import { color, layers, media, size, space, windowBars } from '@bellows/tokens'

export const banner = style({
  position: 'fixed',
  zIndex: layers.header,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlock: `${space[5]} calc(${space[5]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus': { outline: 'none' },
  '@media': {
    [media.m]: { maxBlockSize: size.banner, paddingBlockStart: space[4] },
    print: { display: 'none' },
  },
})

// What takes focus must not hide behind it, and the page's own end can be scrolled above it.
globalStyle(`html:has(${banner})`, { scrollPaddingBlockEnd: `var(${windowBars.foot})` })
globalStyle(`body:has(${banner})`, { paddingBlockEnd: `var(${windowBars.foot})` })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[7],
  rowGap: space[4],
  '@media': { [media.m]: { flexDirection: 'column', alignItems: 'stretch' } },
})

export const words = style({ maxInlineSize: size.measure.body, color: color.headings })

/** Both of the same size: neither is asked for more than the other. */
export const answers = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  flexShrink: 0,
  gap: space[3],
})
