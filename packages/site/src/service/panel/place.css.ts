import { style } from '@vanilla-extract/css'
import { media, space } from '@bellows/tokens'

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  overflowWrap: 'anywhere',
  '@media': { [media.m]: { order: 2 } },
})
