import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { chars, color, media, size, textStyle, type } from '@bellows/tokens'
import { rulesOf } from '../looks/rules-of.ts'
import { alignments } from './text-align.ts'
import { titleWrap } from './text-rules.ts'
import type { TitleSize } from './title-fit.ts'

const { display, heading: narrow } = size.measure
const measured: Readonly<Record<TitleSize, string>> = {
  display,
  h1: narrow,
  h2: narrow,
  h3: 'none',
  h4: 'none',
}
/** Phones are narrower than any measure: a title that has come down a step or two takes the width that there is. */
const fromTablets = { '@media': { [media.tUp]: { maxInlineSize: narrow } } }
const [asH1, asH2] = [textStyle('h1'), textStyle('h2')]

const italics = { fontStyle: type.emphasis.style, fontWeight: type.emphasis.wholeWeight }

export const heading = recipe({
  base: [titleWrap, { color: color.headings }],
  variants: {
    size: rulesOf(measured, (maxInlineSize, name) => [textStyle(name), { maxInlineSize }]),
    align: alignments,
    isItalic: { true: italics },
    /** `section`: lines of one length whatever the size, as the titles of sections have them. */
    measure: { section: {} },
    /** Most characters in a line where the title is set as `display`; other sizes keep their measure. */
    displayMeasure: { 14: {}, 16: {} },
    /** Where a `display` title comes down to `h1`, and one that is `h1` to `h2`: below the tablet, or below the desktop. */
    sizeBelow: { t: {}, d: {} },
  },
  compoundVariants: [
    { variants: { measure: 'section', size: 'h1' }, style: { maxInlineSize: display } },
    { variants: { measure: 'section', size: 'h3' }, style: fromTablets },
    { variants: { measure: 'section', size: 'h4' }, style: fromTablets },
    { variants: { displayMeasure: 14, size: 'display' }, style: { maxInlineSize: chars('heading', 14) } },
    { variants: { displayMeasure: 16, size: 'display' }, style: { maxInlineSize: chars('heading', 16) } },
    { variants: { sizeBelow: 't', size: 'display' }, style: { '@media': { [media.m]: asH1 } } },
    { variants: { sizeBelow: 'd', size: 'display' }, style: { '@media': { [media.tDown]: asH1 } } },
    { variants: { sizeBelow: 't', size: 'h1' }, style: { '@media': { [media.m]: asH2 } } },
    { variants: { sizeBelow: 'd', size: 'h1' }, style: { '@media': { [media.tDown]: asH2 } } },
    // The `font` of a smaller size says style and weight too.
    { variants: { sizeBelow: 't', isItalic: true }, style: { '@media': { [media.m]: italics } } },
    { variants: { sizeBelow: 'd', isItalic: true }, style: { '@media': { [media.tDown]: italics } } },
  ],
})

globalStyle(`${heading.classNames.variants.isItalic.true} em`, {
  fontStyle: 'normal',
  fontWeight: type.heading.weight,
})
