import { style, styleVariants } from '@vanilla-extract/css'
import { color, columnGrid, grid, media, ratio, shape, size, space } from '@bellows/tokens'

const bar = style({ display: 'block', blockSize: space[4], backgroundColor: color.outlineTextButtonLink })
export const step = styleVariants(space, (inlineSize) => [bar, { inlineSize }])
export const track = style({ overflow: 'hidden' })

const rule = style({ display: 'block', inlineSize: '100%', border: 0 })
const ruled = (width: string, ink: string) => [rule, { borderBlockStart: `${width} solid ${ink}` }]
export const line = styleVariants(
  {
    hairline: ruled(size.hairline, color.lines),
    tick: ruled(size.tick, color.headings),
    control: ruled(size.hairline, color.control),
  },
  (rules) => rules,
)
export const corner = style({
  display: 'block',
  inlineSize: space[10],
  blockSize: size.control,
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: shape.buttonRadius,
})

export const frames = style({ display: 'flex', flexWrap: 'wrap', gap: grid.gap, alignItems: 'end' })
export const frame = styleVariants(ratio, (aspectRatio) => ({
  aspectRatio,
  inlineSize: space[10],
  display: 'grid',
  placeContent: 'center',
  border: `${size.hairline} solid ${color.lines}`,
}))

/** Six prints in two rows, in three on phones. */
export const prints = style({
  display: 'grid',
  gap: grid.gap,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** All columns of the grid in force: 12, 8 on tablets, 4 on phones. */
export const columns = style(columnGrid)
export const column = style({
  blockSize: space[9],
  backgroundColor: color.lines,
  selectors: {
    '&:nth-child(n + 9)': { '@media': { [media.tDown]: { display: 'none' } } },
    '&:nth-child(n + 5)': { '@media': { [media.m]: { display: 'none' } } },
  },
})
export const margin = style({ inlineSize: grid.margin, blockSize: space[4], backgroundColor: color.headings })
export const gap = style({ inlineSize: grid.gap, blockSize: space[4], backgroundColor: color.headings })

/** Shown in its own band only. */
export const inBand = styleVariants(
  {
    M: { '@media': { [media.m]: { display: 'block' } } },
    T: { '@media': { [media.t]: { display: 'block' } } },
    D: { '@media': { [media.dOnly]: { display: 'block' } } },
    XL: { '@media': { [media.xl]: { display: 'block' }, [media.xxl]: { display: 'none' } } },
    XXL: { '@media': { [media.xxl]: { display: 'block' } } },
  },
  (band) => ({ display: 'none', ...band }),
)
