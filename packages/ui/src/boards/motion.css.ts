import { style, styleVariants } from '@vanilla-extract/css'
import { color, motion, size, space } from '@bellows/tokens'

const played = '[data-played="true"] &'
const thing = style({
  blockSize: space[7],
  inlineSize: space[9],
  backgroundColor: color.outlineTextButtonLink,
})
const over = (property: string, duration: string) => `${property} ${duration} ${motion.easing}`

/** Each code at rest, and where it ends when the board is played. */
export const demo = styleVariants(
  {
    'MV-REV': {
      opacity: 0,
      transform: `translateY(${motion.rise})`,
      transition: `${over('opacity', motion.reveal)}, ${over('transform', motion.reveal)}`,
      selectors: { [played]: { opacity: 1, transform: 'none' } },
    },
    'MV-FADE': {
      opacity: 0.2,
      transition: over('opacity', motion.fade),
      selectors: { [played]: { opacity: 1 } },
    },
    'MV-SLIDE': {
      transition: over('transform', motion.slide),
      selectors: { [played]: { transform: 'translateX(100%)' } },
    },
    'MV-HOV': {
      transition: over('transform', motion.hover),
      selectors: { [played]: { transform: `scale(${motion.hoverScale})` } },
    },
    'MV-DRAW': {
      blockSize: size.tick,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: over('transform', motion.draw),
      selectors: { [played]: { transform: 'none' } },
    },
    'MV-DISC': {
      transform: 'scaleY(0)',
      transformOrigin: 'top',
      transition: over('transform', motion.disclose),
      selectors: { [played]: { transform: 'none' } },
    },
  },
  (rule) => [thing, rule],
)
