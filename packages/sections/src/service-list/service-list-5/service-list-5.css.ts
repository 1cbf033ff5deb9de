import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { grid, media, pictureRing, ratio, size, space, textSize, typeScale } from '@bellows/tokens'

/** The shelf measures the room before its first card by its own width, which knows of the scrollbar. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[8],
  containerType: 'inline-size',
})

/** Room before the first and after the last card, by the width of the page; width of a card. */
export const edge = `max(${grid.margin}, calc((100cqi - ${size.container.content}) / 2))`
export const cardSize = createVar()

/** From the content's edge out of the window. */
export const shelf = style({
  overflowX: 'clip',
  vars: { [cardSize]: size.railCard.d },
  '@media': {
    [media.m]: { vars: { [cardSize]: size.railCard.m } },
    [media.t]: { vars: { [cardSize]: size.railCard.t } },
  },
})
export const pending = style({ display: 'flex', gap: grid.gap, paddingInlineStart: edge })
export const pendingCard = style({ flex: 'none', listStyle: 'none', inlineSize: cardSize })

/** Long words make a card grow. */
export const stage = style({ minBlockSize: '100%', aspectRatio: ratio['A-23'] })

/** All of the card, so that the link in it covers all of it. */
export const layer = style({ display: 'grid', alignContent: 'end' })
const onFoot = style({ gridArea: '1 / 1', minInlineSize: 0 })
export const dark = onFoot
export const words = style([
  onFoot,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[1],
    padding: space[5],
    paddingBlockStart: 0,
  },
])

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
})
const lineOf = (name: 'small' | 'label') => `${textSize(name)} * ${typeScale[name].lineHeight}`
/** Each card keeps room for as many lines as the fullest has, so that all names stand on one line. */
for (const lines of [1, 2, 3])
  globalStyle(`${shelf}:has(${facts} > :nth-child(${lines})) ${facts}`, {
    minBlockSize: `calc(${lineOf('small')} + ${lines - 1} * (${space[1]} + ${lineOf('label')}))`,
  })

/** The ring lies inside the picture, which would cut it off. */
export const name = style({ maxInlineSize: '100%' })
globalStyle(`${name} > a:focus-visible`, { boxShadow: 'none' })
globalStyle(`${name} > a:focus-visible::after`, { ...pictureRing, inset: space[1] })

export const progress = style({ display: 'flex' })
