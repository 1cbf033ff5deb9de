import { keyframes, style } from '@vanilla-extract/css'
import { color, media, motion, size, space, textStyle } from '@bellows/tokens'

const room = space[1]
const inset = space[2]
const line = `${size.hairline} solid ${color.lines}`

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.tUp]: {
      selectors: {
        '&[data-orientation="vertical"]': {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
          columnGap: space[7],
          alignItems: 'start',
        },
      },
    },
  },
})

/** Paddings keep the focus rings off the words and inside the scrolled area; the margins take them back. */
export const list = style({
  display: 'flex',
  columnGap: space[5],
  marginBlock: `calc(-1 * ${room})`,
  marginInline: `calc(-1 * (${room} + ${inset}))`,
  padding: room,
  overflow: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  // So few stand on lines of their own before one of them would be out of sight.
  selectors: { '&[data-few]': { flexWrap: 'wrap', rowGap: space[2] } },
  '@media': {
    [media.unscripted]: { display: 'none' },
    [media.tUp]: {
      selectors: {
        '[data-orientation="vertical"] > &': {
          flexDirection: 'column',
          maxBlockSize: size.screenLeast,
          scrollbarWidth: 'thin',
        },
        '[data-orientation="vertical"] > &[data-many]': {
          marginBlock: 0,
          borderBlock: line,
        },
      },
    },
  },
})

/** The mark draws itself under the picked name: all along it in a row, in a column a tick close under its line. */
const mark = {
  content: '""',
  position: 'absolute',
  insetInlineStart: inset,
  insetBlockEnd: 0,
  inlineSize: `calc(100% - 2 * ${inset})`,
  borderBlockEnd: `${size.tick} solid ${color.headings}`,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  visibility: 'hidden',
  transition: `transform ${motion.draw} ${motion.easing}`,
} as const
export const tab = style([
  textStyle('h4'),
  {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.control,
    padding: inset,
    color: color.paragraphs,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-selected="true"]': { color: color.headings },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.tick})` },
      '&::after': mark,
      '&:dir(rtl)::after': { transformOrigin: 'right' },
      '&[aria-selected="true"]::after': { transform: 'none', visibility: 'visible' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: color.headings } } },
      [media.tUp]: {
        selectors: {
          '[data-orientation="vertical"] > * > &::after': { inlineSize: space[5], insetBlockEnd: inset },
        },
      },
    },
  },
])

const appear = keyframes({ from: { opacity: 0 } })
export const panel = style({
  minInlineSize: 0,
  animation: `${appear} ${motion.slide} linear`,
  selectors: { '&[hidden]': { display: 'none' } },
  // Without a script nothing would show the others.
  '@media': { [media.unscripted]: { selectors: { '&[hidden]': { display: 'block' } } } },
})
