import { globalStyle, style } from '@vanilla-extract/css'
import { color, grid, media, size, space, textStyle } from '@bellows/tokens'
import { bottomBarRule } from '../../style/bottom-bar-rule.ts'

export const row = style({
  '@media': {
    [media.d]: { marginBlockStart: space[7] },
    [media.tDown]: {
      ...bottomBarRule,
      marginBlockStart: space[6],
      marginInline: `calc(-1 * ${grid.margin})`,
      borderBlockStart: `${size.hairline} solid ${color.lines}`,
    },
    [media.t]: { minBlockSize: size.bar.d },
    [media.m]: {
      // Large type in a narrow window: the button goes below when no break of the words beside it makes room.
      flexWrap: 'wrap',
      selectors: { '&[data-long]': { flexDirection: 'column', alignItems: 'stretch' } },
    },
    // Said here once more: what the rule says for itself does not hold inside another width's.
    // One under the other always: a sum that comes would else move the button from under the finger.
    [media.narrow]: { position: 'static', flexDirection: 'column', alignItems: 'stretch' },
    print: { display: 'none' },
  },
})

// The keyboard of a phone takes half the window: the bar gives its part back while something is typed.
globalStyle(`form:has(:is(input:not([type="radio"], [type="checkbox"]), textarea):focus) ${row}`, {
  '@media': { [media.m]: { position: 'static' } },
})

export const sum = style({
  display: 'grid',
  // The word for the details asks for its own width: what it may shrink to as a target would let the act cover it.
  gridTemplateColumns: 'auto minmax(min-content, auto)',
  columnGap: space[4],
  justifyContent: 'start',
  minInlineSize: 0,
  '@media': {
    [media.d]: { display: 'none' },
    [media.m]: { flex: '99999 1 min-content' },
    [media.narrow]: { flex: 'none' },
  },
})
export const label = style({ ...textStyle('label'), gridColumn: 1 })
export const total = style({
  ...textStyle('body'),
  gridColumn: 1,
  color: color.headings,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const details = style({
  ...textStyle('small'),
  gridColumn: 2,
  gridRow: '1 / 3',
  alignSelf: 'center',
  minBlockSize: size.control,
  minInlineSize: size.target,
  color: color.outlineTextButtonLink,
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: size.underlineOffset,
})

export const submit = style({
  '@media': {
    [media.t]: { minInlineSize: '40%' },
    [media.m]: {
      selectors: {
        [`${row}:not([data-long]) > &`]: {
          flex: '1 1 auto',
          maxInlineSize: '100%',
        },
      },
    },
    [media.narrow]: {
      selectors: { [`${row}:not([data-long]) > &`]: { flex: 'none' } },
    },
  },
})

export const note = style({
  ...textStyle('small'),
  marginBlockStart: space[4],
  maxInlineSize: size.measure.body,
})
