import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, inRem, media, pictureRingApart, size, space, textStyle, typeScale } from '@bellows/tokens'

/** Dates stand two by two where there is room for both. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[6],
  alignItems: 'start',
  '@media': {
    [media.t]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.time.date}, 100%), 1fr))`,
    },
  },
})

globalStyle(`${groups} > :not(fieldset)`, { gridColumn: '1 / -1' })

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: space[5],
  selectors: {
    '& + &': { borderBlockStart: `${size.hairline} solid ${color.lines}` },
    // The first row has none, of one date or of two.
    [`${groups} > &:nth-child(2)`]: { '@media': { [media.t]: { borderBlockStart: 'none' } } },
  },
})

export const legend = style({
  ...textStyle('h4'),
  fontVariantNumeric: 'lining-nums',
  color: color.headings,
  padding: 0,
  float: 'inline-start',
  inlineSize: '100%',
  overflowWrap: 'anywhere',
})
export const note = style({ ...textStyle('small'), display: 'block', color: color.paragraphs })

export const times = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.time.column}, 100%), 1fr))`,
  gap: space[2],
})

/** A row of its own: a break, or the name of a part of the day. */
export const row = recipe({
  base: { gridColumn: '1 / -1', paddingBlock: space[2] },
  variants: {
    kind: {
      break: [
        textStyle('small'),
        { color: color.paragraphs, borderBlock: `${size.hairline} solid ${color.lines}` },
      ],
      part: [textStyle('label'), { color: color.headings }],
    },
  },
})

/** The second line of a cell. */
export const detail = style({
  ...textStyle('label'),
  // Everywhere as small as on phones, since cells are no wider elsewhere.
  fontSize: inRem(typeScale.label.from),
  whiteSpace: 'normal',
  letterSpacing: 0,
  textTransform: 'none',
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const cell = style({
  ...textStyle('body'),
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minInlineSize: 0,
  minBlockSize: size.control,
  paddingInline: space[2],
  border: `${size.hairline} solid ${color.control}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  color: color.headings,
  cursor: 'pointer',
  selectors: {
    [`&:has(> ${detail})`]: { minBlockSize: size.time.detailed, lineHeight: typeScale.label.lineHeight },
    '&[data-premium]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space[2],
      insetInlineStart: 0,
      borderInlineStart: `${size.tick} solid ${color.noticeDecoration}`,
    },
    '&[data-state="booking"]': { borderStyle: 'dashed' },
    '&:not([data-state="available"], [data-state="held"])': { color: color.paragraphs, cursor: 'default' },
    '&[data-state="booked"], &[data-state="taken"], &[data-state="off"]': { borderColor: color.lines },
    '&:has(:checked)': {
      backgroundColor: color.solidButton,
      borderColor: color.solidButton,
      color: color.onSolid,
    },
    '&:has(:focus-visible)': {
      outline: `${size.tick} solid ${color.focus}`,
      outlineOffset: size.focusOffset,
      zIndex: 1,
    },
    '[data-scheme="image_background"] &:has(:focus-visible)': pictureRingApart,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:is([data-state="available"], [data-state="held"]):not(:has(:checked)):hover': {
          borderColor: color.outlineTextButtonLink,
          boxShadow: `inset 0 0 0 ${size.hairline} ${color.outlineTextButtonLink}`,
        },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          outlineColor: 'CanvasText',
          forcedColorAdjust: 'none',
        },
        '&:not([data-state="available"], [data-state="held"])': {
          color: 'GrayText',
          borderColor: 'GrayText',
        },
      },
    },
  },
})

/** The radio itself lies unseen over its whole cell. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

export const chosen = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const struck = style({ textDecorationLine: 'line-through' })
/** A fee stands whole, below its word where the cell is too narrow for both. */
export const whole = style({ whiteSpace: 'nowrap' })
