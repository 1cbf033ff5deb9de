import { style } from '@vanilla-extract/css'
import { media, space } from '@bellows/tokens'

/** Menu and button on desktops; phones and tablets have the drawer. */
export const inline = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  '@media': { [media.tDown]: { display: 'none' } },
})
