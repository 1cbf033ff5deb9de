import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, media, motion, size, space, textStyle } from '@bellows/tokens'
import { setFigures } from '../text/text-rules.ts'

/** Set by templates for a track: the gap between slides, their width, and where a centred first one begins. */
export const carouselVars = { gap: createVar(), slideSize: createVar(), firstOffset: createVar() }

export const controls = style({ display: 'flex', alignItems: 'center', gap: space[2] })
/** Where motion is reduced nothing plays that could be paused; the page tells so once it is live. */
export const asleep = style({ '@media': { [media.reducedMotion]: { visibility: 'hidden' } } })
export const counter = recipe({
  base: [textStyle('label'), setFigures, { whiteSpace: 'nowrap' }],
  variants: {
    tone: {
      paper: {},
      /** A plate like that of the controls beside it. */
      picture: {
        paddingInline: space[4],
        lineHeight: size.control,
        color: color.headings,
        backgroundColor: `color-mix(in srgb, ${color.overlay} 64%, transparent)`,
      },
    },
  },
  defaultVariants: { tone: 'paper' },
})

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })
export const share = createVar()
export const line = style({
  display: 'block',
  flex: '1',
  blockSize: size.hairline,
  backgroundColor: color.lines,
  '@media': { [media.forcedColors]: { backgroundColor: 'GrayText' } },
})
const filled = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: color.headings,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})
export const fill = {
  interval: style([
    filled,
    {
      animation: `${grow} linear both paused`,
      selectors: { '&[data-playing]': { animationPlayState: 'running' } },
      '@media': { [media.reducedMotion]: { animation: 'none' } },
    },
  ]),
  position: style([
    filled,
    { transform: `scaleX(${share})`, transition: `transform ${motion.slide} ${motion.easing}` },
  ]),
}

/** Slides lie on each other: the box is as high as the highest of them. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  isolation: 'isolate',
  touchAction: 'pan-y pinch-zoom',
})
const hidden = '&:not([data-current])'
const crossfade = `opacity ${motion.fade} linear`
const shift = ['opacity', 'transform']
  .map((property) => `${property} ${motion.slide} ${motion.easing}`)
  .join(', ')
const right = `translateX(${space[5]})`
const left = `translateX(calc(-1 * ${space[5]}))`
export const stackedSlide = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  selectors: {
    [hidden]: { opacity: 0, visibility: 'hidden' },
    // Both halves of a crossfade add up to one: nothing behind them shines through.
    '[data-transition="fade"] &': { mixBlendMode: 'plus-lighter', transition: crossfade },
    '[data-transition="shift"] &': { transition: shift },
    // Only on the way out: what comes in takes the focus at once, not from its first frame on.
    [`[data-transition="fade"] ${hidden}`]: { transition: `${crossfade}, visibility ${motion.fade}` },
    [`[data-transition="shift"] ${hidden}`]: {
      transform: right,
      transition: `${shift}, visibility ${motion.slide}`,
    },
    [`[data-transition="shift"] ${hidden}:dir(rtl)`]: { transform: left },
    [`[data-transition="shift"] [data-by="-1"] > ${hidden}`]: { transform: left },
    [`[data-transition="shift"] [data-by="-1"] > ${hidden}:dir(rtl)`]: { transform: right },
  },
})

/** Positioned, so that its engine measures track and slides from the same edge. */
export const viewport = style({ position: 'relative', overflow: 'hidden' })
const firstOffset = fallbackVar(carouselVars.firstOffset, space[0])
/** Until its engine moves it, the track stands where the engine will place it; a transform would spoil its measures. */
export const track = style({
  display: 'flex',
  touchAction: 'pan-y pinch-zoom',
  selectors: {
    '&:not([data-live])': { marginInline: `${firstOffset} calc(-1 * ${firstOffset})` },
  },
})
export const trackSlide = style({
  flex: 'none',
  inlineSize: fallbackVar(carouselVars.slideSize, '100%'),
  minInlineSize: 0,
  marginInlineEnd: fallbackVar(carouselVars.gap, space[0]),
})

/** A lazy picture without a box is not fetched, yet it is in the page for those who read it without the script. */
globalStyle('[data-slide][data-far] > *', { '@media': { [`not ${media.unscripted}`]: { display: 'none' } } })
