import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, grid, media, ratio, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { besidePicture, flush } from '../parts/flush.css.ts'
import { sticky } from '../parts/form-picture.css.ts'

export const spread = flush

export const page = style([
  columnGrid,
  {
    rowGap: space[8],
    '@media': { [media.tDown]: { paddingBlockStart: innerSpace.start, paddingBlockEnd: innerSpace.end } },
  },
])
/** Rows of tablets, the first being that of the words, if there are some. */
const inRow = (row: number) => ({ gridRow: row, selectors: { '[data-bare] > &': { gridRow: row - 1 } } })
const inStrip = { '@media': { [media.d]: { gridRow: 1 } } }

/** Without words they hold the contact alone, which small screens put under the form. */
export const notes = style([
  columns({ d: [1, 3] }),
  inStrip,
  besidePicture,
  { '@media': { [media.tDown]: { selectors: { '[data-bare] > &': { display: 'none' } } } } },
])
export const stays = style([sticky, { display: 'grid', rowGap: space[7] }])

const rule = `${size.hairline} solid ${color.lines}`
export const form = style([
  columns({ t: [1, 5], d: [4, 9] }),
  inStrip,
  besidePicture,
  {
    minInlineSize: 0,
    '@media': {
      [media.t]: inRow(2),
      [media.d]: { borderInline: rule, paddingInline: space[7], marginInlineEnd: `calc(-1 * ${grid.gap})` },
    },
  },
])

/** The contact goes under the form where there is no strip for it. */
export const inNotes = style({ '@media': { [media.tDown]: { display: 'none' } } })
export const underForm = style([
  columns({}),
  { '@media': { [media.t]: inRow(3), [media.d]: { display: 'none' } } },
])

const content = `min(100% - 2 * ${grid.margin}, ${size.container.content})`
/** From the tenth column's start to the page's edge. */
export const strip = style([
  columns({ t: [6, 8] }),
  {
    '@media': {
      [media.t]: inRow(2),
      [media.d]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: `calc(50% - ${content} / 4 - ${grid.gap} * 0.75)`,
      },
    },
  },
])
/** However long the form is, the strip is as high as the section. */
export const picture = style({
  aspectRatio: ratio['A-32'],
  '@media': { [media.tUp]: { aspectRatio: 'auto', blockSize: '100%' } },
})
