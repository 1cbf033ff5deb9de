import { keyframes, style } from '@vanilla-extract/css'
import { color, media, motion, size, space, textStyle } from '@bellows/tokens'

const room = space[2]
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

/** Its padding keeps the focus rings inside the scrolled area; the margin takes it back. */
export const list = style({
  display: 'flex',
  columnGap: space[6],
  margin: `calc(-1 * ${room})`,
  padding: room,
  overflow: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  '@media': {
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

/** The mark draws itself under the picked name: all along it in a row, a tick in a column. */
const mark = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
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
    paddingBlock: space[2],
    color: color.paragraphs,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-selected="true"]': { color: color.headings },
      '&::after': mark,
      '&:dir(rtl)::after': { transformOrigin: 'right' },
      '&[aria-selected="true"]::after': { transform: 'none', visibility: 'visible' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: color.headings } } },
      [media.tUp]: {
        selectors: { '[data-orientation="vertical"] > * > &::after': { inlineSize: space[5] } },
      },
    },
  },
])

const appear = keyframes({ from: { opacity: 0 } })
export const panel = style({
  minInlineSize: 0,
  animation: `${appear} ${motion.slide} linear`,
  selectors: { '&[hidden]': { display: 'none' } },
})
