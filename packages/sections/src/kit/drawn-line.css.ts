import { keyframes, style } from '@vanilla-extract/css'
import { media, motion } from '@bellows/tokens'

const across = keyframes({ from: { scale: '0 1' } })
const down = keyframes({ from: { scale: '1 0' } })

const drawnBy = (name: string) => `${name} ${motion.draw} ${motion.easing} backwards`

/** Of a line that is drawn once, from where reading begins; there from the start where nothing may move. */
export const drawing = {
  transformOrigin: 'left',
  animation: drawnBy(across),
  '@media': { [media.reducedMotion]: { animation: 'none' } },
} as const
/** The same from top to bottom. */
export const drawingDown = { transformOrigin: 'top', animation: drawnBy(down) } as const

export const drawnLine = style({
  ...drawing,
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
})
