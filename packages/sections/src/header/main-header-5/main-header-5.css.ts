import { style } from '@vanilla-extract/css'
import { color, layers, media, motion, size, staysAtTop } from '@bellows/tokens'
import { fullHeight, inBar, inDrawer } from '../parts/bar-room.css.ts'
import { hairline, start } from '../parts/header-bar.css.ts'
import { leaving } from '../parts/sticking.ts'

/** Takes no room: the first section begins at the page's edge. */
export const over = style({
  position: 'relative',
  zIndex: layers.header,
  blockSize: 0,
  selectors: { '&[data-sticky]': staysAtTop },
})

const changes = ['background-color', 'border-color', 'transform'].map(
  (property) => `${property} ${motion.slide} ${motion.easing}`,
)
const darkness = `color-mix(in srgb, ${color.overlay} 64%, transparent)`

export const veil = style([
  hairline,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    backgroundColor: color.background,
    transition: changes.join(', '),
    selectors: {
      '&[data-clear]': { backgroundColor: 'transparent', borderColor: 'transparent' },
      ...leaving(over, ' > &'),
      // As dark as words on a white picture need, behind the bar alone; it fades out below.
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        insetInline: 0,
        insetBlockStart: 0,
        blockSize: size.topScrim,
        backgroundImage: `linear-gradient(${darkness} 50%, transparent)`,
        opacity: 0,
        pointerEvents: 'none',
        transition: `opacity ${motion.slide} ${motion.easing}`,
      },
      '&[data-clear]::before': { opacity: 1 },
    },
    '@media': { [media.reducedMotion]: { transition: 'none', '::before': { transition: 'none' } } },
  },
])

export const menu = style([start, fullHeight, inBar])
export const opener = style([start, inDrawer])
