import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, motion, size, space, textStyle } from '@bellows/tokens'
import { titleWrap } from '../text/text-rules.ts'

const line = `${size.hairline} solid ${color.lines}`

export const item = style({
  borderBlockStart: line,
  selectors: { '&:last-child': { borderBlockEnd: line } },
})

export const row = recipe({
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[5],
    inlineSize: '100%',
    paddingBlock: `calc((${size.row} - ${size.line}) / 2)`,
    color: color.headings,
    ...titleWrap,
  },
  variants: { size: { h3: textStyle('h3'), h4: textStyle('h4') } },
  defaultVariants: { size: 'h4' },
})
export const button = style({ cursor: 'pointer' })
export const header = style({ font: 'inherit' })
export const panel = style([
  textStyle('body'),
  { color: color.paragraphs, maxInlineSize: size.measure.body, paddingBlockEnd: space[5] },
])

/** A plus whose upright bar lies down while the row is open. */
export const mark = style({
  position: 'relative',
  flex: 'none',
  inlineSize: size.icon,
  blockSize: size.line,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '50%',
      inlineSize: '100%',
      borderBlockStart: `${size.hairline} solid currentColor`,
      transition: `transform ${motion.disclose} ${motion.easing}`,
    },
    '&::after': { transform: 'rotate(90deg)' },
    '[aria-expanded="true"] > &::after': { transform: 'rotate(0deg)' },
  },
})
