import { globalStyle, style } from '@vanilla-extract/css'
import { columnGrid, media, size, space, textStyle } from '@bellows/tokens'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space[7] })

/** Columns are laid from the right, so that what is missing leaves no hole before the edge. */
export const columns = style([columnGrid, { rowGap: space[7], gridAutoFlow: 'row' }])

const column = (tablet: string, desktop: string) =>
  style({
    gridColumn: '1 / -1',
    '@media': { [media.t]: { gridColumn: tablet }, [media.d]: { gridColumn: desktop } },
  })

export const brand = column('span 4', 'span 5')
export const menu = column('span 4', 'span 2')
export const contact = column('span 4', 'span 3')
export const social = column('span 4', 'span 2')

export const words = style({ marginBlockStart: space[4], maxInlineSize: size.measure.lead })
export const title = style({ marginBlockEnd: space[4] })
export const links = style([textStyle('small'), { display: 'flex', flexDirection: 'column', gap: space[2] }])
globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.check,
  '@media': { [media.m]: { minBlockSize: size.target } },
})

/** Phones fold the menu away. */
export const open = style({ '@media': { [media.m]: { display: 'none' } } })
export const folded = style({ '@media': { [media.tUp]: { display: 'none' } } })
