import { style } from '@vanilla-extract/css'
import { grid, layers, media, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'

const openerAboveEdge = space[6]

/**
 * In the middle of the picture; on phones in its lower half, or in the upper one where its subject stands in the lower.
 * The paddings keep the words off its edges only.
 */
export const words = style({
  alignSelf: 'center',
  paddingBlock: `${innerSpace.start} ${innerSpace.end}`,
  '@media': {
    [media.m]: {
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
/** On phones the words end above the button. */
export const aboveOpener = style({
  '@media': {
    [media.m]: {
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
