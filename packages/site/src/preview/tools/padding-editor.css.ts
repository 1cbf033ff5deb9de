import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { layers, media, size, space, textStyle, toolPaint } from '@bellows/tokens'
import { line } from './inner-line.ts'

/** The padding of one edge; set inline. */
export const kept = createVar()
const shown = createVar()
const { edge: thickness, grip: thin, field: box, hatch: stripe } = size.paddingEditor

export const editor = style({ position: 'absolute', inset: 0 })

const zoneBase = style({
  position: 'absolute',
  insetInline: 0,
  vars: { [shown]: kept },
  blockSize: shown,
  '@media': {
    [media.m]: { vars: { [shown]: `min(${kept}, ${size.paddingCap.m})` } },
    [media.t]: { vars: { [shown]: `min(${kept}, ${size.paddingCap.t})` } },
  },
})
export const zone = styleVariants({
  top: [zoneBase, { insetBlockStart: 0 }],
  bottom: [zoneBase, { insetBlockEnd: 0 }],
})

const { plate, words, danger, light, dark } = toolPaint
const hatchBase = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  // The name of the section is read over it.
  zIndex: -layers.raised,
  backgroundImage: `repeating-linear-gradient(-45deg, ${light} 0 ${stripe}, ${dark} ${stripe} calc(2 * ${stripe}))`,
  selectors: { ':is(:hover, :focus-within, [data-dragged]) > &': { opacity: 1 } },
})
export const hatch = styleVariants({ top: [hatchBase], bottom: [hatchBase] })

/**
 * The inner edge of the upper padding and the outer one of the lower: both keep under the pointer that drags them.
 * High enough to be pressed with a neighbour's name or edge right beside it.
 */
export const edge = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: thickness,
  display: 'grid',
  placeItems: 'center',
  cursor: 'row-resize',
  pointerEvents: 'auto',
  touchAction: 'none',
  insetBlockEnd: 0,
  selectors: {
    '&:focus-visible': line(size.tick),
    // At nought there is no inside to stand in.
    [`${zoneBase}:first-child > &`]: {
      insetBlockEnd: 'auto',
      insetBlockStart: `max(${space[0]}, calc(${shown} - ${thickness}))`,
    },
  },
})
export const grip = style({
  inlineSize: size.grip,
  blockSize: thin,
  borderRadius: thin,
  backgroundColor: words,
  boxShadow: `0 0 0 ${size.tick} ${plate}`,
})
export const tip = style([
  textStyle('label'),
  {
    position: 'absolute',
    insetInlineEnd: space[4],
    paddingInline: space[2],
    border: `${size.hairline} solid ${words}`,
    backgroundColor: plate,
    color: words,
  },
])

/** Beside the grip, the upper one after it and the lower before it, so that they never meet. */
export const field = style([
  textStyle('small'),
  {
    position: 'absolute',
    // Notes that have no room beside the figure stand under it.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[0]} ${space[1]}`,
    minBlockSize: box.height,
    paddingInline: space[1],
    border: `${size.hairline} solid ${words}`,
    backgroundColor: plate,
    color: words,
    pointerEvents: 'auto',
    selectors: {
      [`${zoneBase}:first-child > &`]: {
        insetInlineStart: `calc(50% + ${size.grip})`,
        insetBlockStart: `max(${space[2]}, calc(${shown} - ${box.height}))`,
      },
      [`${zoneBase}:last-child > &`]: {
        insetInlineEnd: `calc(50% + ${size.grip})`,
        insetBlockEnd: space[2],
      },
      [`${editor}[data-low] ${zoneBase}:first-child > &`]: {
        insetBlockStart: `calc(${size.paddingEditor.low} + ${space[2]})`,
      },
      [`${editor}[data-low] ${zoneBase}:last-child > &`]: {
        insetBlockEnd: 'auto',
        insetBlockStart: `calc(100% + ${space[2]})`,
      },
    },
  },
])
export const input = style({
  inlineSize: box.width,
  blockSize: box.height,
  paddingInline: space[2],
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  color: words,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: {
    '&:focus-visible': { outline: `${size.tick} solid ${words}`, outlineOffset: `calc(-1 * ${size.tick})` },
  },
})
export const hint = style({ color: danger })

const note = style({ display: 'none' })
export const capNote = styleVariants({
  phones: [note, { '@media': { [media.m]: { display: 'inline' } } }],
  tablets: [note, { '@media': { [media.t]: { display: 'inline' } } }],
})
