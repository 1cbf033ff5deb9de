import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, media, motion, ratio, size, space } from '@bellows/tokens'

const run = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
})

export const line = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: size.hairline,
  overflow: 'hidden',
  pointerEvents: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    borderBlockStart: `${size.hairline} solid currentColor`,
    animation: `${run} calc(2 * ${motion.fade}) linear infinite`,
  },
  '@media': {
    [media.reducedMotion]: {
      '::before': { animation: 'none', insetInlineStart: 0, inlineSize: '100%' },
    },
  },
})

export const block = style({
  display: 'block',
  inlineSize: '100%',
  backgroundColor: color.lines,
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid GrayText` } },
})
export const plate = styleVariants(ratio, (value) => [block, { aspectRatio: value }])

export const lines = style({ display: 'grid', rowGap: space[3] })
export const textLine = style([
  block,
  {
    blockSize: space[3],
    selectors: { '&:last-child:not(:only-child)': { inlineSize: '62%' } },
  },
])
