import { style } from '@vanilla-extract/css'
import { columnGrid, media, size, space } from '@bellows/tokens'
import { forLargeText, measured } from '../parts/large-text.ts'

export const frame = style({ ...measured, display: 'flex', flexDirection: 'column', gap: space[7] })

/** The first lines of all columns stand on one line. */
export const columns = style([columnGrid, { rowGap: space[7], alignItems: 'baseline' }])

const column = (tablet: string, desktop: string) =>
  style({
    gridColumn: '1 / -1',
    '@media': {
      [media.t]: { gridColumn: tablet, ...forLargeText({ gridColumn: '1 / -1' }) },
      [media.d]: { gridColumn: desktop, ...forLargeText({ gridColumn: 'span 6' }) },
    },
  })

/** A logo's foot is no line of words. */
export const brand = style([
  column('span 4', 'span 5'),
  { selectors: { '&:has(img)': { alignSelf: 'start' } } },
])
export const menu = column('span 4', 'span 2')
export const contact = column('span 4', 'span 3')
export const social = column('span 4', 'span 2')

export const words = style({ marginBlockStart: space[4], maxInlineSize: size.measure.lead })
