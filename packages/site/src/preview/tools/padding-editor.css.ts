import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

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

const paint = `color-mix(in srgb, ${color.control} 12%, transparent)`
const hatchBase = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  backgroundImage: `repeating-linear-gradient(-45deg, ${paint} 0 ${stripe}, transparent ${stripe} calc(2 * ${stripe}))`,
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
  outlineOffset: `calc(-1 * ${size.tick})`,
  selectors: {
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
  backgroundColor: color.control,
})
export const tip = style([
  textStyle('label'),
  {
    position: 'absolute',
    insetInlineEnd: space[4],
    paddingInline: space[2],
    backgroundColor: color.background,
    color: color.headings,
  },
])

/** Beside the grip, the upper one after it and the lower before it, so that they never meet. */
export const field = style([
  textStyle('small'),
  {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: box.height,
    paddingInline: space[1],
    backgroundColor: color.background,
    color: color.paragraphs,
    pointerEvents: 'auto',
    whiteSpace: 'nowrap',
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
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: 0,
  backgroundColor: color.background,
  color: color.headings,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const hint = style({ color: color.danger })

const note = style({ display: 'none' })
export const capNote = styleVariants({
  phones: [note, { '@media': { [media.m]: { display: 'inline' } } }],
  tablets: [note, { '@media': { [media.t]: { display: 'inline' } } }],
})
