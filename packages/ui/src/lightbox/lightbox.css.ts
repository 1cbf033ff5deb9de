import { globalStyle, style } from '@vanilla-extract/css'
import { color, grid, layers, media, pictureRing, size, space, textStyle } from '@bellows/tokens'
import { setFigures } from '../text/text-rules.ts'

export const trigger = style({
  display: 'block',
  inlineSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': { ...pictureRing, position: 'relative', zIndex: layers.raised },
    // On a slow line a kept press waits for seconds.
    '[data-wait] &[data-pressed]': { opacity: 0.6, cursor: 'progress' },
  },
})

export const shell = style({
  inlineSize: '100%',
  blockSize: size.window,
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
})
const fills = { position: 'absolute', inset: 0 } as const

export const waiting = style({ ...fills, padding: `${size.bar.m} ${space[0]}` })
export const still = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })
export const waitingBar = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
})

export const viewer = style(fills)
globalStyle(`${viewer} .yarl__portal`, { position: 'absolute', zIndex: 'auto' })
globalStyle(`${viewer} .yarl__container`, { backgroundColor: color.background })
globalStyle(`${viewer} .yarl__toolbar`, { gap: space[1], padding: space[2], zIndex: layers.raised })
globalStyle(`${viewer} .yarl__slide_wrapper`, { cursor: 'zoom-in' })
globalStyle(`${viewer} .yarl__slide_wrapper_interactive`, { cursor: 'grab' })

export const picture = style({
  flex: 'none',
  display: 'block',
  backgroundSize: '100% 100%',
  backgroundColor: color.lines,
})
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  userSelect: 'none',
})
export const broken = style([textStyle('small'), { color: color.paragraphs, padding: grid.margin }])

export const count = style([
  textStyle('label'),
  {
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    display: 'flex',
    alignItems: 'center',
    blockSize: size.control,
    paddingInline: space[3],
    color: color.headings,
    backgroundColor: `color-mix(in srgb, ${color.background} 64%, transparent)`,
    ...setFigures,
  },
])

const arrow = {
  position: 'absolute',
  insetBlockStart: `calc(50% - ${size.control} / 2)`,
  '@media': {
    [media.m]: { insetBlockStart: 'auto', insetBlockEnd: space[2] },
  },
} as const
export const arrows = {
  prev: style({ ...arrow, insetInlineStart: space[4] }),
  next: style({ ...arrow, insetInlineEnd: space[4] }),
}
