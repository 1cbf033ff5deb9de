import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, grid, media, motion, size, space, textStyle } from '@bellows/tokens'
import { titleWrap } from '../text/text-rules.ts'

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.rise})` } })
const appear = keyframes({ from: { opacity: 0 } })

export const backdrop = style({
  '::backdrop': {
    backgroundColor: `color-mix(in srgb, ${color.backdrop} 64%, transparent)`,
    animation: `${appear} ${motion.slide} ${motion.easing}`,
  },
})

const box = style([
  backdrop,
  {
    inlineSize: '100%',
    maxBlockSize: `calc(${size.window} - 2 * ${space[6]})`,
    margin: 'auto',
    padding: 0,
    border: `${size.hairline} solid ${color.lines}`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    animation: `${rise} ${motion.slide} ${motion.easing}`,
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
])
const widest = (length: string) => ({
  '@media': { [media.tUp]: { maxInlineSize: `min(${length}, 100% - 2 * ${grid.margin})` } },
})
export const boxes = styleVariants({
  message: [box, widest(size.dialog.message)],
  picker: [box, widest(size.dialog.picker)],
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

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] })
export const title = style([textStyle('h3'), titleWrap, { color: color.headings }])
export const close = style({
  position: 'sticky',
  insetBlockStart: space[2],
  marginBlock: `calc(-1 * ${space[2]})`,
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  backgroundColor: color.background,
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
