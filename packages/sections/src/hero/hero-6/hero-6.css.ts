import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, ratio, size, space, textStyle } from '@bellows/tokens'
import { drawnLine } from '../../kit/drawn-line.css.ts'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { heightMode, stageHeight } from '../../kit/stage-height.css.ts'

/** In the middle of a whole window. */
export const page = style([
  heightMode,
  {
    selectors: {
      '&[data-height="full"]': {
        display: 'grid',
        alignContent: 'center',
        minBlockSize: `calc(${stageHeight.least} - ${innerSpace.start} - ${innerSpace.end})`,
      },
    },
  },
])

/** Label and title share their first baseline on desktops. */
export const grid = style([columnGrid, { '@media': { [media.d]: { alignItems: 'first baseline' } } }])
export const label = style([
  columns({ d: [1, 2] }),
  { overflowWrap: 'anywhere' },
  { '@media': { [media.d]: { marginBlockEnd: 0 } } },
])

const bare = '[data-bare] > &'
/** Without a label the words begin in its columns. */
const fromThird = (last: number) => ({
  gridColumn: `3 / ${last + 1}`,
  selectors: { [bare]: { gridColumn: `1 / ${last - 1}` } },
})
export const title = style([columns({}), { '@media': { [media.d]: fromThird(11) } }])

export const rule = style([
  columns({}),
  drawnLine,
  {
    marginBlock: `${space[7]} ${space[6]}`,
    // The lead below brings a gap of its own.
    '@media': { [media.m]: { marginBlockEnd: space[2] } },
  },
])
export const lead = style([columns({ t: [1, 6] }), { '@media': { [media.d]: fromThird(7) } }])
/** Without a title the description is the masthead. */
export const masthead = style([columns({}), textStyle('h3'), { '@media': { [media.d]: fromThird(9) } }])
export const action = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': {
    [media.d]: { gridColumn: '9 / 13', justifySelf: 'end' },
    [media.tDown]: { selectors: { '* + &': { marginBlockStart: `calc(${space[6]} - ${size.buttonRoom})` } } },
  },
})

export const strip = style({
  position: 'relative',
  marginBlockStart: space[8],
  aspectRatio: ratio['A-219'],
  '@media': { [media.m]: { aspectRatio: ratio['A-32'] } },
})
