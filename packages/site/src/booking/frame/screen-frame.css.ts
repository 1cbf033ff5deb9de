import { globalStyle, style } from '@vanilla-extract/css'
import {
  clearOfBottom,
  clearOfTop,
  color,
  columnGrid,
  columns,
  grid,
  media,
  size,
  space,
  textStyle,
} from '@bellows/tokens'
import { skipLinkRule } from '../../style/skip-link-rule.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: size.window,
})

// What takes focus must not hide behind the bars.
const framed = `html:has(${page})`
globalStyle(framed, { ...clearOfTop(), '@media': { [media.d]: clearOfTop(space[9]) } })
globalStyle(framed, { ...clearOfBottom, '@media': { [media.d]: { scrollPaddingBlockEnd: space[5] } } })

export const skip = style(skipLinkRule)

export const main = style({
  ...columnGrid,
  flex: 1,
  alignContent: 'start',
  alignItems: 'start',
  inlineSize: '100%',
  maxInlineSize: `calc(${size.container.content} + 2 * ${grid.margin})`,
  marginInline: 'auto',
  paddingInline: grid.margin,
})

export const steps = style({ gridColumn: '1 / -1' })

export const column = style({ minInlineSize: 0, ...columns({ d: [1, 7] }) })

export const heading = style({
  maxInlineSize: 'none',
  marginBlock: `${space[6]} ${space[5]}`,
  '@media': {
    [media.t]: { marginBlock: `${space[7]} ${space[6]}` },
    [media.d]: { marginBlock: `${space[8]} ${space[6]}` },
  },
})

export const service = style({ ...textStyle('h4'), color: color.headings, marginBlockEnd: space[4] })

export const end = style({
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  marginBlockStart: space[10],
  '@media': {
    [media.t]: { marginBlockStart: space[9] },
    [media.m]: { marginBlockStart: space[8] },
  },
})

// A bar at the lower edge has its own line, and comes to rest on the foot.
globalStyle(`${main}:has([data-ends-screen]) + ${end}`, {
  '@media': { [media.tDown]: { marginBlockStart: 0 } },
})
