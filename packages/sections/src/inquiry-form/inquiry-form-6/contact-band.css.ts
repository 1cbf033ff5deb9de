import { style } from '@vanilla-extract/css'
import { color, grid, media, size, space } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

/** As many columns as there are groups; four stand two by two on tablets. */
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: grid.gap,
  borderBlock: line,
  fontStyle: 'normal',
  '@media': {
    [media.tUp]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' },
    [media.t]: {
      selectors: {
        '&[data-groups="4"]': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
})
export const group = style({
  margin: 0,
  paddingBlock: space[6],
  display: 'grid',
  alignContent: 'start',
  rowGap: space[4],
  '@media': {
    [media.m]: { paddingBlock: space[5], selectors: { '& + &': { borderBlockStart: line } } },
    [media.t]: {
      selectors: {
        // One rule under both columns, across the gap between them.
        '[data-groups="4"] > &:nth-child(3)': { position: 'relative' },
        '[data-groups="4"] > &:nth-child(3)::before': {
          content: '""',
          position: 'absolute',
          insetBlockStart: 0,
          inlineSize: `calc(200% + ${grid.gap})`,
          borderBlockStart: line,
        },
      },
    },
  },
})
export const fact = style({ display: 'grid', rowGap: space[1] })
export const value = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
