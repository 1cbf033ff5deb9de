import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, size, space, textStyle, type, type TextStyle } from '@bellows/tokens'
import { alignments } from '../text/text-align.ts'
import { proseWrap } from '../text/text-rules.ts'

/** What somebody says, set and broken into lines as titles are. */
const spoken = (name: TextStyle) => [textStyle(name), { color: color.headings, textWrap: 'balance' as const }]

export const richText = recipe({
  base: [
    proseWrap,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space[4],
      color: color.paragraphs,
      maxInlineSize: size.measure.body,
    },
  ],
  variants: {
    variant: {
      body: textStyle('body'),
      lead: textStyle('lead'),
      small: textStyle('small'),
      quote: spoken('quote'),
      h3: spoken('h3'),
      h4: spoken('h4'),
    },
    align: { ...alignments, center: { ...alignments.center, maxInlineSize: size.measure.centred } },
    /** Sets the first paragraph in the lead style. */
    hasLead: { true: {} },
  },
  defaultVariants: { variant: 'body' },
})
const { base, variants } = richText.classNames

globalStyle(`${variants.hasLead.true} > p:first-child`, textStyle('lead'))
globalStyle(`${base} :is(ul, ol)`, {
  display: 'grid',
  rowGap: space[2],
  paddingInlineStart: space[5],
  textAlign: 'start',
})
globalStyle(`${variants.align.center} > :is(ul, ol)`, { justifySelf: 'center' })
globalStyle(`${base} ul`, { listStyle: 'disc' })
globalStyle(`${base} ol`, { listStyle: 'decimal' })
globalStyle(`${base} li::marker`, { color: color.noticeDecoration })
globalStyle(`${base} li > :is(p, ul, ol) + :is(p, ul, ol)`, { marginBlockStart: space[2] })
globalStyle(`${base} em`, {
  fontStyle: type.emphasis.textStyle,
  fontWeight: type.emphasis.textWeight,
})
/** In the title face, as titles emphasise: not every one has an italic. */
const { quote, h3, h4 } = variants.variant
globalStyle(`:is(${quote}, ${h3}, ${h4}) em`, {
  fontStyle: type.emphasis.style,
  fontWeight: type.emphasis.weight,
})
globalStyle(`${base} strong`, { fontWeight: 600 })
