import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { layers, media, size, space, textStyle, toolPaint } from '@bellows/tokens'
import { line } from './inner-line.ts'

/** The padding of one edge; set inline. */
export const kept = createVar()
const shown = createVar()
const least = createVar()
const thickness = createVar()
const { edge: edges, grip: thin, field: box, hatch: stripe } = size.paddingEditor

/** In a low section (`data-low`) edges and figures have their places in the whole of it, not in their paddings. */
export const editor = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'space-between',
  vars: { [least]: edges.fine },
  '@media': { [`${media.m}, ${media.coarse}`]: { vars: { [least]: edges.coarse } } },
  // Edges that stand near to each other are as high as a finger asks for.
  selectors: { '&[data-low]': { vars: { [least]: edges.coarse } } },
})
const low = (zone: 'first' | 'last') => `${editor}[data-low] ${zoneBase}:${zone}-child > &`

const zoneBase = style({
  position: 'absolute',
  insetInline: 0,
  vars: {
    [shown]: kept,
    // Where the padding is too low for all to stand clear of each other, one length or the other, nothing between.
    [thickness]: `clamp(${least}, 99 * (${edges.near} - ${shown}), ${edges.coarse})`,
  },
  blockSize: shown,
  selectors: { [`${editor}[data-low] > &`]: { position: 'static' } },
  '@media': {
    [media.m]: { vars: { [shown]: `min(${kept}, ${size.paddingCap.m})` } },
    [media.t]: { vars: { [shown]: `min(${kept}, ${size.paddingCap.t})` } },
  },
})
export const zone = styleVariants({
  top: [zoneBase, { insetBlockStart: 0 }],
  bottom: [
    zoneBase,
    {
      insetBlockEnd: 0,
      // The next block's name and edge stand right beside this one.
      selectors: { '[data-meant]:has(+ [data-meant]) &': { vars: { [thickness]: edges.coarse } } },
    },
  ],
})

const { plate, words, danger, light, dark } = toolPaint
const hatchBase = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: shown,
  opacity: 0,
  // The name of the section is read over it.
  zIndex: -layers.raised,
  backgroundImage: `repeating-linear-gradient(-45deg, ${light} 0 ${stripe}, ${dark} ${stripe} calc(2 * ${stripe}))`,
  selectors: { ':is(:hover, :focus-within, [data-dragged]) > &': { opacity: 1 } },
})
export const hatch = styleVariants({ top: [hatchBase], bottom: [hatchBase] })

/** The inner edge of the upper padding and the outer one of the lower: both keep under the pointer that drags them. */
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
      insetBlockStart: `max(${space[0]}, ${shown} - ${thickness})`,
    },
    [low('first')]: { insetBlockStart: 0 },
    // Under the upper one, where the section has no room for both.
    [low('last')]: { insetBlockEnd: `min(${space[0]}, 100% - 2 * ${edges.coarse})` },
  },
})
export const grip = style({
  inlineSize: size.grip,
  blockSize: thin,
  borderRadius: thin,
  backgroundColor: words,
  boxShadow: `0 0 0 ${size.tick} ${plate}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
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
    columnGap: space[1],
    paddingInline: space[1],
    border: `${size.hairline} solid ${words}`,
    backgroundColor: plate,
    color: words,
    pointerEvents: 'auto',
    zIndex: layers.raised,
    selectors: {
      [`${zoneBase}:first-child > &`]: {
        insetInlineStart: `calc(50% + ${size.grip})`,
        insetBlockStart: `max(${space[2]}, ${shown} - ${thickness} - ${box.height})`,
      },
      [`${zoneBase}:last-child > &`]: {
        insetInlineEnd: `calc(50% + ${size.grip})`,
        insetBlockEnd: `clamp(${space[2]}, 99 * (${shown} - ${edges.near}), ${thickness} + ${space[2]})`,
      },
      // Under the section's name, too.
      [`${editor}[data-low] &`]: {
        insetBlockEnd: 'auto',
        insetBlockStart: `calc(max(100%, ${size.check}) + ${space[2]})`,
      },
    },
  },
])
export const input = style({
  inlineSize: box.width,
  blockSize: box.height,
  paddingInline: space[2],
  border: 0,
  backgroundColor: 'transparent',
  color: words,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: {
    '&:focus-visible': { outline: `${size.tick} solid ${words}`, outlineOffset: `-${size.tick}` },
  },
})
export const hint = style({ color: danger })

const note = style({ display: 'none' })
export const capNote = styleVariants({
  phones: [note, { '@media': { [media.m]: { display: 'inline' } } }],
  tablets: [note, { '@media': { [media.t]: { display: 'inline' } } }],
})
