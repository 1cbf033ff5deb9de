import { globalStyle, style } from '@vanilla-extract/css'
import { motion } from '@bellows/tokens'

export const panel = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  transition: `grid-template-rows ${motion.disclose} ${motion.easing}, content-visibility ${motion.disclose} ${motion.easing}`,
  transitionBehavior: 'allow-discrete',
  selectors: {
    '&[hidden]': { gridTemplateRows: '0fr', contentVisibility: 'hidden' },
  },
  // Nobody can open it on paper.
  '@media': {
    print: {
      selectors: {
        '&[hidden]': { gridTemplateRows: '1fr', contentVisibility: 'visible', visibility: 'visible' },
      },
    },
  },
  '@supports': {
    'not (content-visibility: hidden)': {
      selectors: { '&[hidden]': { visibility: 'hidden' } },
    },
  },
})

export const clip = style({ minBlockSize: 0, overflow: 'hidden' })

// A focus ring reaches out of its control: the clip opens once the panel stands.
globalStyle(`${panel}:not([hidden]) > ${clip}`, {
  overflow: 'visible',
  transitionProperty: 'overflow',
  transitionDelay: motion.disclose,
  transitionBehavior: 'allow-discrete',
})
