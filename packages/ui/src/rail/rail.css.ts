import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { grid, space } from '@bellows/tokens'

/** Set by templates: the width of a card, the gap, and the room before the first and after the last card. */
export const railVars = { cardSize: createVar(), gap: createVar(), edge: createVar() }

const room = space[2]
const edge = fallbackVar(railVars.edge, room)

/** Its room keeps the focus rings inside the scrolled area; the margin takes it back, save at the page's own edge. */
export const viewport = style({
  position: 'relative',
  overflowX: 'auto',
  marginBlock: `calc(-1 * ${room})`,
  paddingBlock: room,
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollPaddingInline: edge,
  scrollbarWidth: 'none',
  selectors: { '&:not([data-bleeds])': { marginInline: `calc(-1 * ${edge})` } },
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
