import { style } from '@vanilla-extract/css'
import { color, layers, media, size, space, textStyle } from '@bellows/tokens'

export const timer = style({
  ...textStyle('label'),
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: space[4],
  inlineSize: 'fit-content',
  marginInlineStart: 'auto',
  color: color.headings,
  whiteSpace: 'nowrap',
  textAlign: 'end',
  '@media': {
    [media.m]: {
      justifyContent: 'space-between',
      inlineSize: '100%',
      textAlign: 'start',
      // Large type on a small phone leaves one line too little room.
      whiteSpace: 'normal',
      minBlockSize: space[6],
    },
    print: { display: 'none' },
  },
  selectors: {
    '&[data-near]': {
      paddingInlineStart: space[3],
      borderInlineStart: `${size.tick} solid ${color.noticeDecoration}`,
    },
  },
})

export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

export const more = style({
  minBlockSize: size.target,
  color: color.outlineTextButtonLink,
  textTransform: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: size.underlineOffset,
  '@media': { [media.m]: { minBlockSize: space[6] } },
})

/** Hangs under the time left, so that neither the bar nor the page moves for it. */
export const failure = style({
  ...textStyle('small'),
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: layers.sticky,
  inlineSize: 'max-content',
  maxInlineSize: size.dialog.message,
  padding: space[3],
  border: `${size.hairline} solid ${color.lines}`,
  backgroundColor: color.background,
  whiteSpace: 'normal',
  textAlign: 'start',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.m]: { inlineSize: '100%' } },
})
