import { style } from '@vanilla-extract/css'
import { color, size, space } from '@bellows/tokens'
import { control, inset } from '../field/field.css.ts'

export const select = style([
  control,
  {
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    selectors: {
      // Room for the chevron, whichever of the two sheets comes first.
      'select&': { paddingInlineEnd: `calc(${inset} + ${size.icon} + ${space[2]})` },
      '&[data-empty]': { color: color.paragraphs },
      '&[aria-readonly="true"]': { cursor: 'default' },
    },
  },
])

/** Options are drawn by the browser on its own paper. */
export const option = style({ backgroundColor: color.background, color: color.headings })

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: inset,
  insetBlockStart: `calc((100% - ${size.icon}) / 2)`,
  pointerEvents: 'none',
  color: color.outlineTextButtonLink,
})
