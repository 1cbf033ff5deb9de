import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { color, layers, pictureRing, size, space } from '@bellows/tokens'
import { SAMPLE_OPACITY } from '../../kit/sample-opacity.ts'

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  listStyle: 'none',
})
export const picture = style({ selectors: { [`${card}[data-sample] &`]: { opacity: SAMPLE_OPACITY } } })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  paddingBlockStart: space[4],
})

const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: size.underlineOffset,
} as const

const unmarked = { color: 'inherit', textDecoration: 'none' } as const

/** A name that leads to its page by itself. */
export const plainLink = style({ ...unmarked, ':hover': underlined })

/** Room of a card's box above its picture and below its words, as two values; none where it is not said. */
export const aroundCard = createVar()

/** Lies over its whole card; the ring goes round the card too. */
export const link = style({
  ...unmarked,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: fallbackVar(aroundCard, '0'),
      insetInline: 0,
      zIndex: layers.raised,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${size.tick} solid ${color.focus}`,
      outlineOffset: size.focusOffset,
    },
    '[data-scheme="image_background"] &:focus-visible': { boxShadow: 'none' },
    '[data-scheme="image_background"] &:focus-visible::after': pictureRing,
    [`${card}:hover &`]: underlined,
  },
})
