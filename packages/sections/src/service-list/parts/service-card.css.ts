import { globalStyle, style } from '@vanilla-extract/css'
import { color, size, space } from '@bellows/tokens'

/** How strongly the picture of a sample shows in the preview; its words stay readable. */
const SAMPLE_OPACITY = 0.6

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  listStyle: 'none',
})
globalStyle(`${card}[data-sample] > :first-child`, { opacity: SAMPLE_OPACITY })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  paddingBlockStart: space[4],
})

/** Lies over its whole card; the ring goes round the card too. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${size.tick} solid ${color.focus}`,
      outlineOffset: size.focusOffset,
    },
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: size.hairline,
      textUnderlineOffset: size.underlineOffset,
    },
  },
})

export const meta = style({ selectors: { '&:empty': { display: 'none' } } })
