import { style, styleVariants } from '@vanilla-extract/css'
import { color, columnGrid, grid as gridVars, size, space } from '@bellows/tokens'

const withMargins = (width: string) => `calc(${width} + 2 * ${gridVars.margin})`

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: gridVars.margin,
  selectors: {
    '&[data-width="text"]': { maxInlineSize: withMargins(size.container.text) },
    '&[data-width="content"]': { maxInlineSize: withMargins(size.container.content) },
    '&[data-width="wide"]': { maxInlineSize: withMargins(size.container.wide) },
    '&[data-width="bleed"]': { paddingInline: 0 },
  },
})

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
})
export const stackGap = styleVariants(space, (step) => ({ rowGap: step }))

export const grid = style(columnGrid)

export const divider = style({
  border: 0,
  margin: 0,
  inlineSize: '100%',
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  selectors: {
    '&[data-length="tick"]': { inlineSize: space[5] },
  },
})

export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  margin: `calc(-1 * ${size.hairline})`,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
