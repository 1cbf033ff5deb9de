import { createVar, style, type StyleRule } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, grid as pageGrid, media, pictureRing, shape, size, space, textStyle } from '@bellows/tokens'

const borderWidth = createVar()
/** Colours of a control's border and of what is inside it; on pictures they are their own. */
export const line = createVar()
export const fill = createVar()
/** Room between a frame's edge and its text; none in the line style. */
export const inset = createVar()

/** What makes one line of any face as high as a field: a face that is set larger stands no further from its label. */
const aroundLine = `calc((${size.field} - ${size.line}) / 2)`

const overlayFill = `color-mix(in srgb, ${color.overlay} 40%, transparent)`

const ledger = style({
  '@media': {
    [media.tUp]: {
      gap: 0,
      borderBlockStart: `${size.hairline} solid ${color.lines}`,
    },
  },
})
const inLedger = `${ledger} &`
const labelsAcross = (share: string) =>
  `calc((100% + ${pageGrid.gap}) * ${share} - ${pageGrid.gap}) minmax(0, 1fr)`

/** A row of a ledger: its label stands beside its control, and its line is the control's border. */
const row: StyleRule = {
  position: 'relative',
  columnGap: pageGrid.gap,
  paddingBlock: space[5],
  borderBlockEnd: `${size.hairline} solid ${line}`,
  vars: { [borderWidth]: '0', [inset]: '0', [fill]: 'transparent' },
}
const attended = `${inLedger}:has(:is(input, select, textarea):focus-visible)`
const refused = `${inLedger}[data-field][data-invalid]`
const rowStates: Record<string, StyleRule> = {
  [attended]: { borderColor: color.outlineTextButtonLink },
  [refused]: { borderColor: color.fault },
  // The second pixel of a line that says something.
  [`${attended}::after, ${refused}::after`]: {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: `${size.hairline} solid`,
    borderColor: 'inherit',
  },
}

export const field = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
  vars: {
    [borderWidth]: shape.field.borderWidth,
    [inset]: shape.field.paddingInline,
    [line]: color.control,
    [fill]: color.background,
  },
  selectors: {
    '[data-scheme="image_background"] &': {
      vars: {
        [borderWidth]: size.hairline,
        [inset]: space[4],
        [line]: color.headings,
        [fill]: overlayFill,
      },
    },
    '[data-scheme="image_background"] [data-surface="secondary"] &': {
      vars: {
        [borderWidth]: shape.field.borderWidth,
        [inset]: shape.field.paddingInline,
        [line]: color.control,
        [fill]: color.background,
      },
    },
  },
  '@media': {
    [media.tUp]: { selectors: { [inLedger]: row, ...rowStates } },
    [media.t]: { selectors: { [inLedger]: { gridTemplateColumns: labelsAcross('3 / 8') } } },
    [media.d]: { selectors: { [inLedger]: { gridTemplateColumns: labelsAcross('4 / 12') } } },
  },
})

export const label = style({
  ...textStyle('label'),
  color: color.headings,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  padding: 0,
  '@media': {
    [media.tUp]: { selectors: { [inLedger]: { ...textStyle('h4'), paddingBlockStart: aroundLine } } },
  },
})

/** Everything but the label: part of the field's own column, or of a ledger's second one. */
export const answer = style({
  display: 'contents',
  '@media': {
    [media.tUp]: {
      selectors: { [inLedger]: { display: 'grid', alignContent: 'start', gap: space[2], minInlineSize: 0 } },
    },
  },
})

/** What is not seen yet takes no gap above it. */
export const note = style({ display: 'contents' })

/** Floated, a legend is laid out like any other child of its fieldset. */
export const legend = style([label, { float: 'inline-start', inlineSize: '100%' }])

export const hint = style({ ...textStyle('small'), color: color.paragraphs })

const focused = '> :is(input, select, textarea):focus-visible'

/** The drawn box or line round a control; the second line grows inwards, so that no text moves. */
export const frame = recipe({
  base: {
    position: 'relative',
    minInlineSize: 0,
    scrollMarginBlockStart: space[9],
    borderStyle: 'solid',
    borderColor: line,
    borderWidth,
    backgroundColor: fill,
    color: color.headings,
    selectors: {
      '&::after': {
        position: 'absolute',
        inset: 0,
        pointerEvents: 'none',
        borderStyle: 'solid',
        borderColor: 'inherit',
        borderWidth,
      },
      [`&:has(${focused})`]: {
        borderColor: color.outlineTextButtonLink,
        outline: `${size.tick} solid ${color.focus}`,
        outlineOffset: size.focusOffset,
      },
      [`[data-scheme="image_background"] &:has(${focused})`]: pictureRing,
      [`&[data-invalid], &[data-invalid]:has(${focused})`]: { borderColor: color.fault },
      [`&:has(${focused})::after, &[data-invalid]::after`]: { content: '""' },
      '&[data-read-only]': { color: color.paragraphs, borderColor: color.lines },
    },
  },
  variants: {
    /** How it holds its control: one line of it, several, or a few figures between buttons. */
    holds: {
      line: { display: 'flex', minBlockSize: size.field },
      lines: { display: 'grid', minBlockSize: size.field },
      figures: { display: 'flex', flex: 'none', inlineSize: size.thumbnail, minBlockSize: size.control },
    },
  },
  defaultVariants: { holds: 'line' },
})

/** A text control inside the frame. */
export const control = style({
  ...textStyle('body'),
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderRadius: 0,
  appearance: 'none',
  background: 'none',
  paddingBlock: aroundLine,
  paddingInline: inset,
  color: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // On pictures every focused element has a ring with a shadow; here the frame draws it.
    '&:focus-visible:not(:-webkit-autofill)': { boxShadow: 'none' },
    '&::placeholder': { color: color.paragraphs, opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.headings,
      boxShadow: `inset 0 0 0 ${size.field} ${color.background}`,
    },
  },
})

export const faults = style({ display: 'grid', gap: space[1], minInlineSize: 0 })

export const foot = style({ display: 'flex', gap: space[3], alignItems: 'start' })

export const counter = style({
  ...textStyle('label'),
  flex: 'none',
  marginInlineStart: 'auto',
  paddingBlock: space[1],
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.paragraphs,
  selectors: {
    '&[data-over]': { backgroundColor: color.dangerPlate, color: color.danger, paddingInline: space[2] },
  },
})

/** Fields of a form under or beside one another. */
export const grid = recipe({
  base: { display: 'grid', gap: space[6] },
  variants: {
    layout: {
      stack: {},
      pairs: {
        columnGap: pageGrid.gap,
        '@media': { [media.tUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
      ledger,
    },
  },
})
export const wide = style({ gridColumn: '1 / -1' })
