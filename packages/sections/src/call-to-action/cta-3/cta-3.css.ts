import { createVar, style } from '@vanilla-extract/css'
import { columnGrid, columns, media, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'

/** Least height that the owner has given. */
export const least = createVar()

export const stage = style({
  minBlockSize: least,
  '@media': { [media.m]: { minBlockSize: `min(${least}, ${size.screenLeast})` } },
})
export const foot = style({
  alignSelf: 'end',
  paddingBlockStart: innerSpace.start,
  paddingBlockEnd: innerSpace.end,
  '@media': { [media.tDown]: { selectors: { '&[data-narrow-at="head"]': { alignSelf: 'start' } } } },
})
export const row = style([columnGrid, { rowGap: space[6], '@media': { [media.d]: { rowGap: 0 } } }])
/** Subtitle, title and description have rows that the button shares on desktops. */
export const words = style([
  columns({ d: [1, 7] }),
  {
    '@media': {
      [media.d]: {
        display: 'grid',
        gridRow: '1 / 4',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
      },
    },
    selectors: { '&:empty': { display: 'none' } },
  },
])
const onTitle = { '@media': { [media.d]: { gridRow: 2, alignSelf: 'last baseline' } } }
export const title = style(onTitle)
export const description = style({ '@media': { [media.d]: { gridRow: 3 } } })
/** On the title's last line at the other end; stacked below the words on tablets and phones. */
export const action = style([
  columns({ d: [9, 12] }),
  onTitle,
  { '@media': { [media.d]: { justifySelf: 'end' } }, selectors: { '&:empty': { display: 'none' } } },
])
