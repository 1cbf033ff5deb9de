import { style, styleVariants } from '@vanilla-extract/css'
import { columnGrid, columns, media, size, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[7] }])
export const words = style([columns({ d: [3, 10] }), { selectors: { '&:empty': { display: 'none' } } }])

const footGap = space[6]
export const root = style([columnGrid, { gridColumn: '1 / -1', position: 'relative', rowGap: footGap }])
export const stage = style([columns({ d: [3, 10] }), { order: -1 }])
/** Long or short, each stands in the middle, and the arrows with it. */
export const slide = style({ display: 'grid', alignContent: 'center' })
export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minBlockSize: size.control,
})

const besideStage = {
  position: 'absolute',
  insetBlockStart: `calc((100% - ${footGap} - 2 * ${size.control}) / 2)`,
} as const
export const arrows = styleVariants({
  previous: { '@media': { [media.d]: { ...besideStage, insetInlineStart: 0 } } },
  next: { '@media': { [media.d]: { ...besideStage, insetInlineEnd: 0 } } },
})
