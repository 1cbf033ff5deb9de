import { style } from '@vanilla-extract/css'
import { color, layers, media, pictureRingApart, size, space, textStyle } from '@bellows/tokens'

/** Cards share one hairline between them. */
export const list = style({ display: 'grid', paddingBlockStart: size.hairline, isolation: 'isolate' })

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[4],
  rowGap: space[2],
  alignItems: 'baseline',
  minInlineSize: 0,
  padding: space[5],
  borderBlock: `${size.hairline} solid ${color.lines}`,
  marginBlockStart: `calc(-1 * ${size.hairline})`,
  cursor: 'pointer',
  selectors: {
    '&::after': {
      position: 'absolute',
      insetBlock: `calc(-1 * ${size.hairline})`,
      insetInline: 0,
      pointerEvents: 'none',
      border: `${size.tick} solid ${color.headings}`,
    },
    '&:has(> :checked)': { zIndex: layers.raised },
    '&:has(> :checked)::after': { content: '""' },
    '&:has(> :focus-visible)': {
      outline: `${size.tick} solid ${color.focus}`,
      outlineOffset: size.focusOffset,
      zIndex: layers.raised,
    },
    '[data-scheme="image_background"] &:has(> :focus-visible)': pictureRingApart,
    '[aria-readonly="true"] &': { cursor: 'default' },
  },
  '@media': {
    [media.m]: { gridTemplateColumns: 'auto minmax(0, 1fr)', paddingInline: space[4] },
    [media.hover]: { selectors: { '&:hover': { borderColor: color.control, zIndex: layers.raised } } },
  },
})

export const mark = style({
  ...textStyle('h4'),
  alignSelf: 'start',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

export const title = style({ ...textStyle('h4'), color: color.headings, overflowWrap: 'anywhere' })
export const meta = style({ ...textStyle('small'), color: color.paragraphs })
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const aside = style({
  ...textStyle('body'),
  color: color.headings,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.m]: { gridColumn: 2, textAlign: 'start' } },
})
export const description = style({
  ...textStyle('body'),
  gridColumn: '2 / -1',
  color: color.paragraphs,
  overflowWrap: 'anywhere',
  '@media': { [media.m]: { gridColumn: 2 } },
})
