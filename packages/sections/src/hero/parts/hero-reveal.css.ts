import { createVar, keyframes, style } from '@vanilla-extract/css'
import { media, motion } from '@bellows/tokens'

const rise = keyframes({ from: { opacity: 0, translate: `0 ${motion.rise}` } })
const delay = createVar()

/** Words rise once as the page opens; the style sheet does it, so they never wait for a script. */
const rising = style({
  animation: `${rise} ${motion.reveal} ${motion.easing} ${delay} backwards`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
export const revealed = {
  first: style([rising, { vars: { [delay]: '0ms' } }]),
  second: style([rising, { vars: { [delay]: motion.stagger } }]),
}
