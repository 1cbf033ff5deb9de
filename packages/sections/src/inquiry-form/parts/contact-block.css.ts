import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { color, size, space } from '@bellows/tokens'

export const block = style({
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
  // A form that shows it elsewhere takes it away, whichever of the two sheets comes first.
  selectors: { ':where(&)': { display: 'grid' } },
})

/** Width of the e-mail address: what it needs to stay whole. */
export const address = createVar()

/** A ruled list; in a narrow margin each value goes under its label. */
export const rows = style({ margin: 0, fontStyle: 'normal' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  paddingBlock: space[3],
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
})
export const label = style({ flex: `0 0 ${size.fact.label}` })
export const value = style({
  flex: `1 1 max(${size.fact.value}, ${fallbackVar(address, size.fact.value)})`,
  margin: 0,
  fontStyle: 'normal',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
