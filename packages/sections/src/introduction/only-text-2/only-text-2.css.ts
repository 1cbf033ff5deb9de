import { globalStyle, style } from '@vanilla-extract/css'
import { columnGrid, columns as span, media, space, textStyle } from '@bellows/tokens'
import { drawnLine } from '../../kit/drawn-line.css.ts'

export const grid = style([columnGrid, { rowGap: space[6] }])
export const head = style([span({}), { display: 'grid', rowGap: space[6] }])
export const rule = style([drawnLine, { inlineSize: '100%' }])

/** The label at the top, the button at the column's foot; on phones the button ends the section. */
export const margin = style([
  span({ d: [1, 3] }),
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    selectors: { '&:not([data-align="center"], [data-align="right"])': { alignItems: 'flex-start' } },
    '@media': { [media.tDown]: { display: 'contents' } },
  },
])
/** Words in a line as high as one of the text: on its first and its last line beside it. */
const lineOfText = style([textStyle('body'), { selectors: { '&:empty': { display: 'none' } } }])
/** Has a line of its own above the text there. */
export const label = style([lineOfText, { '@media': { [media.tDown]: { gridColumn: '1 / -1' } } }])
export const inLine = style({ display: 'inline' })
export const action = style([
  lineOfText,
  { '@media': { [media.tDown]: { order: 1, gridColumn: '1 / -1', justifySelf: 'start' } } },
  {
    selectors: {
      '[data-align="center"] > &': { justifySelf: 'center' },
      '[data-align="right"] > &': { justifySelf: 'end' },
    },
  },
])
export const column = style(span({ d: [4, 9], t: [1, 6] }))

/** Paragraphs flow from column to column; lists stay whole. */
export const columns = style([
  span({ d: [4, 12] }),
  {
    maxInlineSize: 'none',
    '@media': { [media.tUp]: { display: 'block', columnCount: 2, columnGap: space[7] } },
  },
])
globalStyle(`${columns} > * + *`, { '@media': { [media.tUp]: { marginBlockStart: space[4] } } })
globalStyle(`${columns} > :is(ul, ol)`, { breakInside: 'avoid' })
