import { globalStyle, style } from '@vanilla-extract/css'
import { grid, media, space } from '@bellows/tokens'

/** Focus rings stay inside what is scrolled. */
const room = space[2]

/** Below desktops the pictures stand in a row that a finger moves, so that the name and the price come soon. */
export const pictures = style({})
globalStyle(`${pictures} ul`, {
  '@media': {
    [media.tDown]: {
      display: 'flex',
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollSnapType: 'inline mandatory',
      scrollPaddingInline: grid.margin,
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${grid.margin})`,
      paddingInline: grid.margin,
      marginBlock: `calc(-1 * ${room})`,
      paddingBlock: room,
    },
  },
})
globalStyle(`${pictures} li`, {
  flex: '0 0 86%',
  scrollSnapAlign: 'start',
  '@media': { [media.t]: { flexBasis: '46%' } },
})
globalStyle(`${pictures} li:only-child`, { '@media': { [media.tDown]: { flexBasis: '100%' } } })
