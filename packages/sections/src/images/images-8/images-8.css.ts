import { style } from '@vanilla-extract/css'
import { grid, layers, media, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'

const openerAboveEdge = space[6]

/** In the middle of the picture; on phones in its lower half. The paddings keep the words off its edges only. */
export const words = style({
  alignSelf: 'center',
  paddingBlock: `${innerSpace.start} ${innerSpace.end}`,
  '@media': { [media.m]: { alignSelf: 'end' } },
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
  selectors: { '&[data-align="center"]': { justifyItems: 'center' } },
})

export const opener = style({
  position: 'absolute',
  zIndex: layers.raised,
  insetBlockEnd: openerAboveEdge,
  insetInlineEnd: grid.margin,
})
