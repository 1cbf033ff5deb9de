import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { grid, space } from '@bellows/tokens'

/** Set by templates: the width of a card, the gap, and the room before the first and after the last card. */
export const railVars = { cardSize: createVar(), gap: createVar(), edge: createVar() }

const edge = fallbackVar(railVars.edge, space[0])

export const viewport = style({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollPaddingInline: edge,
  scrollbarWidth: 'none',
})

export const cards = style({
  display: 'flex',
  gap: fallbackVar(railVars.gap, grid.gap),
  inlineSize: 'max-content',
  minInlineSize: '100%',
  paddingInline: edge,
})

export const card = style({
  flex: 'none',
  inlineSize: fallbackVar(railVars.cardSize, 'auto'),
  minInlineSize: 0,
  scrollSnapAlign: 'start',
})

/** Its room is kept while it is not known yet whether there is anything to scroll. */
export const controls = style({
  display: 'flex',
  gap: space[2],
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
})
