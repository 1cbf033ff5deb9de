import { globalStyle, keyframes, style, type StyleRule } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { barSteps, color, grid, layers, media, motion, size, space, textStyle } from '@bellows/tokens'

const appear = keyframes({ from: { opacity: 0 } })

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[6] })

type Rule = NonNullable<StyleRule['selectors']>[string]
/** A rule for each width of the bar, whose number `selectorOf` gets. */
const atEach = (selectorOf: (step: number) => string, rule: Rule): StyleRule => ({
  '@container': Object.fromEntries(
    barSteps.map((condition, step) => [condition, { selectors: { [selectorOf(step)]: rule } }]),
  ),
})
/** Stands at the bar's widths that `data-at` names. */
export const standing = style(atEach((step) => `&[data-at]:not([data-at~="${step}"])`, { display: 'none' }))

export const entry = recipe({
  base: [{ display: 'flex', alignItems: 'center', minBlockSize: size.target }, standing],
  variants: { kind: { dropdown: { position: 'relative' }, strip: {} } },
})

const standingMark = { transform: 'none', borderBlockEndWidth: size.tick } as const
/** A line under the word: drawn on hover, standing under the current page and its parents. */
export const top = style([
  textStyle('button'),
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: size.target,
    color: color.headings,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: space[2],
      borderBlockEnd: `${size.hairline} solid currentColor`,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${motion.draw} ${motion.easing}`,
    },
    selectors: {
      '&[data-current=""]::after': standingMark,
      '&:dir(rtl)::after': { transformOrigin: 'right' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover::after': { transform: 'none' } } } },
  },
  atEach((step) => `&[data-current~="${step}"]::after`, standingMark),
])

/** An entry that leads nowhere. */
export const word = style([textStyle('button'), { color: color.paragraphs, whiteSpace: 'nowrap' }])

export const chevronButton = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.check,
  marginInlineStart: space[1],
  blockSize: size.target,
  color: color.headings,
  // A finger may also land in the gap after it, which makes it as wide as a target should be.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: size.target,
  },
  // Further out it would cross the word beside it and lie under the open panel.
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${size.tick})` },
    '[data-scheme="image_background"] &:focus-visible': {
      boxShadow: `inset 0 0 0 calc(2 * ${size.tick}) ${color.background}`,
    },
  },
})
export const chevron = style({
  transition: `transform ${motion.disclose} ${motion.easing}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

/** Where no script answers yet, a panel is open while its button was pressed last, or a link of it has the focus. */
const openEarly = {
  '[data-wait] :focus-within > [data-pressed] ~ &': { display: 'grid' },
  '[data-wait] &:is(:focus-within, :active)': { display: 'grid' },
}

/** The last entry or the last but one of those that stand at a width. */
const lastAt = (step: number, from: number) =>
  `ul:last-child > li:nth-last-child(${from} of :not([data-at]), [data-at~="${step}"]) > &`
const hanging = { insetInline: `auto calc(-1 * ${space[4]})` }

export const panel = recipe({
  base: {
    position: 'absolute',
    zIndex: layers.raised,
    insetBlockStart: '100%',
    border: `${size.hairline} solid ${color.lines}`,
    animation: `${appear} ${motion.slide} ${motion.easing}`,
    selectors: openEarly,
  },
  variants: {
    /** A narrow list under the entry, or a strip across the nearest positioned ancestor, whose own line is above it. */
    kind: {
      dropdown: { inlineSize: size.dropdown, paddingBlock: space[2] },
      strip: {
        insetInline: 0,
        borderInline: 0,
        borderBlockStart: 0,
        paddingBlock: space[6],
        // Its links keep a room of their own around their words, which meet the page's line.
        paddingInline: `calc(max(${grid.margin}, (100% - ${size.container.content}) / 2) - ${space[4]})`,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: `${space[5]} ${grid.gap}`,
        selectors: { '&:not([hidden])': { display: 'grid' } },
      },
    },
    /** The edge of the window that the bar stands at: its last dropdowns keep to that edge of their entries. */
    align: { start: {}, end: {} },
  },
  compoundVariants: [
    {
      variants: { kind: 'dropdown', align: 'start' },
      style: { insetInlineStart: `calc(-1 * ${space[4]})` },
    },
    {
      variants: { kind: 'dropdown', align: 'end' },
      style: {
        insetInlineStart: `calc(-1 * ${space[4]})`,
        selectors: {
          'ul:last-child > li:last-child > &': hanging,
          // Where nothing follows the bar there is no room for the one before either.
          'nav:last-child ul:last-child > li:nth-last-child(2) > &': hanging,
        },
        ...atEach((step) => `${lastAt(step, 1)}, nav:last-child ${lastAt(step, 2)}`, hanging),
      },
    },
  ],
})

export const panelLink = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.target,
    paddingBlock: space[2],
    paddingInline: space[4],
    color: color.headings,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current]': {
        borderInlineStart: `${size.tick} solid currentColor`,
        paddingInlineStart: `calc(${space[4]} - ${size.tick})`,
      },
    },
    '@media': {
      [media.hover]: {
        ':hover': { textDecoration: 'underline', textUnderlineOffset: size.underlineOffset },
      },
    },
  },
])
export const panelTitle = style([panelLink, { color: color.paragraphs }])

export const nested = style({ paddingInlineStart: space[5] })
globalStyle(`${nested} a`, { color: color.paragraphs })
