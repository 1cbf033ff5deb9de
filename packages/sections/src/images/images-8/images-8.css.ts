import { style } from '@vanilla-extract/css'
import { grid, layers, media, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'

const openerAboveEdge = space[6]

/**
 * In the middle of the picture; up to tablets at its foot, or at its head where its subject stands in the lower half.
 * The paddings keep the words off its edges only.
 */
export const words = style({
  alignSelf: 'center',
  paddingBlock: `${innerSpace.start} ${innerSpace.end}`,
  '@media': {
    [media.tDown]: {
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
/** Up to tablets the words end above the button. */
export const aboveOpener = style({
  '@media': {
    [media.tDown]: {
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
