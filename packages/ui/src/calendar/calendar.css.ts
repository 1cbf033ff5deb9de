import { style } from '@vanilla-extract/css'
import { color, media, room, size, space, textStyle } from '@bellows/tokens'

const WEEK = 7

export const calendar = style({
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: `calc(${WEEK} * ${size.day.width})`,
  containerType: 'inline-size',
  selectors: { 'dialog &': { maxInlineSize: 'none' } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[3],
})

export const month = style({
  ...textStyle('h4'),
  fontVariantNumeric: 'lining-nums',
  flex: 1,
  minInlineSize: 0,
  // The longest month in large type is wider than a phone, and would push the week out of it.
  overflowWrap: 'anywhere',
  color: color.headings,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
})

export const weekday = style({
  ...textStyle('label'),
  letterSpacing: 0,
  padding: 0,
  paddingBlock: space[2],
  textAlign: 'center',
  color: color.paragraphs,
  // Large text leaves a column no room for a weekday's three letters.
  '@container': {
    [room.largeTextOnPhone]: { fontSize: 0, selectors: { '&::first-letter': textStyle('label') } },
  },
})

export const cell = style({ padding: 0, textAlign: 'center' })

export const day = style({
  ...textStyle('body'),
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '100%',
  minInlineSize: size.day.narrow,
  blockSize: size.day.height,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
  color: color.headings,
  selectors: {
    '&[data-free]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: space[2],
      insetInlineStart: `calc((100% - ${space[1]}) / 2)`,
      inlineSize: space[1],
      blockSize: space[1],
      borderRadius: '50%',
      backgroundColor: 'currentcolor',
      forcedColorAdjust: 'none',
    },
    '&[data-today]': { boxShadow: `inset 0 0 0 ${size.hairline} ${color.control}` },
    '&[aria-disabled]': { color: color.paragraphs, cursor: 'default' },
    // Outside the days that can be chosen; a stroke through each would read as a month of refusals.
    '&[aria-disabled]:where(:not([data-without-times]))': {
      color: `color-mix(in srgb, ${color.paragraphs} 64%, ${color.background})`,
    },
    '&[data-chosen]': { backgroundColor: color.solidButton, color: color.onSolid },
    '&:not([aria-disabled], [data-chosen]):hover': {
      '@media': { [media.hover]: { boxShadow: `inset 0 0 0 ${size.tick} ${color.outlineTextButtonLink}` } },
    },
    '&:focus-visible': { zIndex: 1 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-disabled]': { color: 'GrayText' },
        '&[data-chosen]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          outlineColor: 'CanvasText',
          forcedColorAdjust: 'none',
        },
        '&[data-free]::after': { backgroundColor: 'ButtonText' },
        '&[data-chosen]::after': { backgroundColor: 'HighlightText' },
        '&[data-today]': { border: `${size.hairline} solid CanvasText` },
      },
    },
  },
})
