import { style } from '@vanilla-extract/css'
import { media, space } from '@bellows/tokens'

/** Words, and beside them on wide screens what they lead to. */
export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  padding: space[5],
  overflowWrap: 'anywhere',
  '@media': {
    [media.m]: { paddingBlock: space[6] },
    [media.d]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: space[6],
    },
  },
})
export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const action = style({ flex: 'none', '@media': { [media.m]: { inlineSize: '100%' } } })
