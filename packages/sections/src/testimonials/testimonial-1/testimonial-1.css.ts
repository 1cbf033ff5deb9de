import { style, styleVariants } from '@vanilla-extract/css'
import { columnGrid, columns, media, ratio, size, space, textSize, typeScale } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[7] }])
export const words = style([columns({ d: [3, 10] }), { selectors: { '&:empty': { display: 'none' } } }])

const footGap = space[6]
export const root = style([columnGrid, { gridColumn: '1 / -1', position: 'relative', rowGap: footGap }])
export const stage = style([columns({ d: [3, 10] }), { order: -1 }])
/** Long or short, each stands in the middle. */
export const slide = style({ display: 'grid', alignContent: 'center' })
export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minBlockSize: size.control,
})

const name = `${textSize('label')} * ${typeScale.label.lineHeight}`
const face = `${size.face.m} / (${ratio['A-45']}) + ${space[4]}`
/** The quote is so much above the middle of its slide as half of what stands under it. */
const besideQuote = (under: string) =>
  `calc((100% - ${footGap} - 2 * ${size.control} - (${space[6]} + ${under})) / 2)`
const besideStage = {
  position: 'absolute',
  insetBlockStart: besideQuote(`${face} + ${name}`),
  selectors: { [`${root}[data-faces="none"] &`]: { insetBlockStart: besideQuote(name) } },
} as const
export const arrows = styleVariants({
  previous: { '@media': { [media.d]: { ...besideStage, insetInlineStart: 0 } } },
  next: { '@media': { [media.d]: { ...besideStage, insetInlineEnd: 0 } } },
})
