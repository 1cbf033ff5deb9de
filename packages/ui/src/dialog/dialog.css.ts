import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, grid, media, motion, size, space, textStyle } from '@bellows/tokens'
import { rulesOf } from '../looks/rules-of.ts'

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.rise})` } })
const appear = keyframes({ from: { opacity: 0 } })

export const backdrop = style({
  '::backdrop': {
    // Presses go through it, and so count as outside of the dialog.
    pointerEvents: 'none',
    backgroundColor: `color-mix(in srgb, ${color.backdrop} 64%, transparent)`,
    animation: `${appear} ${motion.slide} ${motion.easing}`,
  },
})

const widest = (length: string) => ({
  '@media': { [media.tUp]: { maxInlineSize: `min(${length}, 100% - 2 * ${grid.margin})` } },
})

export const box = recipe({
  base: [
    backdrop,
    {
      inlineSize: '100%',
      maxBlockSize: `calc(${size.window} - 2 * ${space[6]})`,
      margin: 'auto',
      padding: 0,
      border: `${size.hairline} solid ${color.lines}`,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      // Whatever takes the focus shows whole, with its ring and clear of the close button.
      scrollPaddingBlock: `${space[8]} ${space[6]}`,
      animation: `${rise} ${motion.slide} ${motion.easing}`,
      // One at a time: what opens inside takes its place, and gives it back.
      visibility: 'visible',
      selectors: { '&:has(:modal)': { visibility: 'hidden' } },
      '@media': {
        [media.m]: {
          inlineSize: '100%',
          maxInlineSize: 'none',
          maxBlockSize: size.sheet,
          marginBlockEnd: 0,
          borderInline: 0,
          borderBlockEnd: 0,
        },
      },
    },
  ],
  variants: {
    /** `message` is at most 560 px wide, `picker` 880. */
    width: rulesOf(size.dialog, widest),
  },
  defaultVariants: { width: 'message' },
})

/** The mark of a sheet at the bottom edge; decoration, as a press outside or the button closes it. */
export const grip = {
  content: '',
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: `calc(50% - ${size.grip} / 2)`,
  inlineSize: size.grip,
  borderBlockStart: `${size.tick} solid ${color.lines}`,
} as const

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  padding: space[7],
  '@media': {
    [media.m]: {
      padding: space[5],
      paddingBlockStart: space[6],
      '::before': grip,
    },
  },
})

export const text = style([textStyle('body'), { color: color.paragraphs, overflowWrap: 'anywhere' }])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  paddingBlockStart: space[3],
  '@media': {
    [media.m]: { flexDirection: 'column', alignItems: 'stretch', textAlign: 'center' },
  },
})
