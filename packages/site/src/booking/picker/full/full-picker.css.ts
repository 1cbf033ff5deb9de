import { style } from '@vanilla-extract/css'
import { media, space } from '@bellows/tokens'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[4] })

/** Calendar, then times; beside each other where there is room. */
export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [media.t]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
    [media.tUp]: { selectors: { 'dialog &': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } } },
  },
})
export const month = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[2],
})
export const calendar = style({ inlineSize: '100%' })
export const times = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const check = style({ display: 'grid', justifyItems: 'start', gap: space[1] })
