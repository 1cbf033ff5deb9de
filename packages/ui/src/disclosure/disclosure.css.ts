import { style } from '@vanilla-extract/css'
import { color, motion, size, space, textStyle } from '@bellows/tokens'

export const button = style([
  textStyle('h4'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    inlineSize: '100%',
    minBlockSize: size.control,
    paddingBlock: space[2],
    color: color.headings,
  },
])

/** A chevron inside the button that turns while its panel is open. */
export const chevron = style({
  transition: `transform ${motion.disclose} ${motion.easing}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

export const content = style({ color: color.paragraphs, paddingBlockEnd: space[5] })
