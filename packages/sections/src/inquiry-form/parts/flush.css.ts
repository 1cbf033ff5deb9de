import { style } from '@vanilla-extract/css'
import { media, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'

/** Undoes the section's padding, so that a picture may reach its edges; the words pad themselves. */
export const flush = style({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${innerSpace.start})`,
  marginBlockEnd: `calc(-1 * ${innerSpace.end})`,
})

/** What a picture on top keeps from the words under it: their own padding, within reason. */
export const underPicture = `min(${innerSpace.start}, ${space[8]})`

/** Words beside a picture that is as high as the section. */
export const besidePicture = style({
  '@media': { [media.d]: { paddingBlockStart: innerSpace.start, paddingBlockEnd: innerSpace.end } },
})
