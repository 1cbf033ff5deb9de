import { style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const nav = style({
  borderBlockEnd: line,
  '@media': { [media.m]: { borderBlockEnd: 0 }, print: { display: 'none' } },
})

export const list = style({
  display: 'flex',
  gap: space[6],
  '@media': {
    [media.m]: { display: 'none' },
    [media.t]: {
      gap: space[5],
      minBlockSize: size.control,
      // All that a booking can ask for fill the row, so that no name needs a second line.
      selectors: { '&:has(> :nth-child(6))': { gap: space[2], justifyContent: 'space-between' } },
    },
    [media.d]: { minBlockSize: size.controlLarge },
  },
})

export const entry = style({
  position: 'relative',
  display: 'flex',
  color: color.paragraphs,
  selectors: {
    '&[data-state="current"]': { color: color.headings },
    '&[data-state="current"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: `calc(-1 * ${size.hairline})`,
      borderBlockEnd: `${size.tick} solid ${color.headings}`,
    },
  },
})

const words = {
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  overflowWrap: 'break-word',
  '@media': { [media.t]: { selectors: { [`${list}:has(> :nth-child(6)) &`]: { gap: space[1] } } } },
} as const
export const step = style(words)
export const link = style({
  ...words,
  color: color.headings,
  textDecoration: 'none',
  '@media': {
    ...words['@media'],
    [media.hover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: size.underlineOffset } },
    },
  },
})
export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

export const short = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  minBlockSize: size.target,
  paddingBlock: space[2],
  '@media': { [media.tUp]: { display: 'none' } },
})
export const count = style({ ...textStyle('small'), color: color.headings })
export const ticks = style({ display: 'flex', gap: space[1], alignItems: 'end' })
export const tick = style({
  flex: 1,
  borderBlockEnd: `${size.hairline} solid ${color.lines}`,
  selectors: {
    '&:not([data-state="later"])': { borderBlockEnd: `${size.tick} solid ${color.headings}` },
  },
})
