import { style } from '@vanilla-extract/css'
import { layers, pictureRing } from '@bellows/tokens'

/** The whole of the frame that the gallery gives; its picture lies in it. */
export const place = style({ display: 'block', position: 'relative', blockSize: '100%' })
/** Tiles may touch: the ring lies over its neighbours. */
export const post = style([
  place,
  { selectors: { '&:focus-visible': { ...pictureRing, zIndex: layers.raised } } },
])
