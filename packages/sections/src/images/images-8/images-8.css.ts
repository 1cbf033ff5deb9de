import { style } from '@vanilla-extract/css'
import { grid, layers, media, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'

const openerAboveEdge = space[6]

/**
 * In the middle of the picture; on tablets at its foot, or at its head where its subject stands in the lower half; on
 * phones below it. The paddings keep the words off its edges only.
 */
export const words = style({
  alignSelf: 'center',
  paddingBlock: `${innerSpace.start} ${innerSpace.end}`,
  '@media': {
    [media.m]: { alignSelf: 'start', paddingBlockEnd: `clamp(${space[6]}, ${innerSpace.end}, ${space[8]})` },
    [media.t]: {
      alignSelf: 'end',
      selectors: {
        '&[data-half="upper"]': {
          alignSelf: 'start',
          paddingBlockStart: `min(${innerSpace.start}, ${space[7]})`,
        },
      },
    },
  },
})
/** On tablets the words end above the button. */
export const aboveOpener = style({
  '@media': {
    [media.t]: {
      paddingBlockEnd: `max(${innerSpace.end}, ${openerAboveEdge} + ${size.control} + ${space[5]})`,
    },
  },
})
export const line = style({
  display: 'grid',
  justifyItems: 'start',
  selectors: {
    '&[data-align="center"]': { justifyItems: 'center' },
    '&[data-align="right"]': { justifyItems: 'end' },
  },
})

export const opener = style({
  position: 'absolute',
  zIndex: layers.raised,
  insetBlockEnd: openerAboveEdge,
  insetInlineEnd: grid.margin,
})
/** Stays on the picture where the words stand below it. */
export const openerAboveWords = style([
  opener,
  { '@media': { [media.m]: { gridRow: '1 / 2', insetBlockEnd: space[3] } } },
])
