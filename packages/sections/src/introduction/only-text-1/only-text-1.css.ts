import { style, styleVariants } from '@vanilla-extract/css'
import { columnGrid, columns, media, size, space, textStyle } from '@bellows/tokens'

export const grid = style(columnGrid)

export const words = style([
  columns({ d: [3, 10] }),
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    selectors: {
      '&[data-align="center"]': { alignItems: 'center', textAlign: 'center' },
      '&[data-align="right"]': { alignItems: 'flex-end', textAlign: 'end' },
    },
  },
])
export const label = style({ marginBlockEnd: space[6] })

/** Sizes of the statement on tablets and up, and on phones. */
const sizes = { l: ['h2', 'h3'], m: ['h3', 'h4'], s: ['h4', 'h4'] } as const

export const statement = styleVariants(sizes, ([wide, narrow]) => [
  textStyle(wide),
  { maxInlineSize: 'none' },
  { '@media': { [media.m]: textStyle(narrow) } },
])
export const subtitle = style({ marginBlockStart: space[6] })
export const action = style({ marginBlockStart: `calc(${space[7]} - ${size.buttonRoom})` })
