import { style } from '@vanilla-extract/css'
import { color, media, size, space } from '@bellows/tokens'

/** The price, then the way to a time. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
})
export const way = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
  '@media': {
    [media.m]: { paddingBlockStart: space[5], borderBlockStart: `${size.hairline} solid ${color.lines}` },
    [media.tUp]: { paddingBlockStart: space[5], borderBlockStart: `${size.hairline} solid ${color.lines}` },
  },
})
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[4] })
/** A second act, below the one that it stands beside. */
export const beside = style({ marginBlockStart: space[3] })
export const wide = style({ inlineSize: '100%' })

/** What is held, and the ways on beside each other where both have room. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  flex: '1 1 100%',
  minInlineSize: 0,
})
export const held = style({ flex: '1 1 100%' })
export const grows = style({ flex: '1 1 auto' })
