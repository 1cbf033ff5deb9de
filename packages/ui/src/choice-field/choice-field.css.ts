import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, size, space, textStyle } from '@bellows/tokens'

export const list = recipe({
  variants: {
    direction: {
      column: { display: 'grid' },
      row: { display: 'flex', flexWrap: 'wrap', columnGap: space[6] },
    },
  },
  defaultVariants: { direction: 'column' },
})

export const choice = style({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: size.control,
  paddingBlock: space[2],
  color: color.headings,
  cursor: 'pointer',
  selectors: {
    '[aria-readonly="true"] &, &[data-read-only]': { cursor: 'default', color: color.paragraphs },
  },
})

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' })
