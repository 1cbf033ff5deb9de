import { globalStyle, style } from '@vanilla-extract/css'
import { color, size, space, textStyle, type } from '@bellows/tokens'
import { proseWrap } from '../text/text-rules.ts'

export const richText = style([
  proseWrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: space[4],
    color: color.paragraphs,
    maxInlineSize: size.measure.body,
    selectors: {
      '&[data-align="center"]': {
        textAlign: 'center',
        marginInline: 'auto',
        maxInlineSize: size.measure.centred,
      },
      '&[data-align="right"]': { textAlign: 'end', marginInlineStart: 'auto' },
    },
  },
])
export const variant = {
  body: style(textStyle('body')),
  lead: style(textStyle('lead')),
  small: style(textStyle('small')),
}

globalStyle(`${richText}[data-has-lead] > p:first-child`, textStyle('lead'))
globalStyle(`${richText} :is(ul, ol)`, {
  display: 'grid',
  rowGap: space[2],
  paddingInlineStart: space[5],
  textAlign: 'start',
})
globalStyle(`${richText}[data-align="center"] > :is(ul, ol)`, { justifySelf: 'center' })
globalStyle(`${richText} ul`, { listStyle: 'disc' })
globalStyle(`${richText} ol`, { listStyle: 'decimal' })
globalStyle(`${richText} li::marker`, { color: color.noticeDecoration })
globalStyle(`${richText} li > :is(p, ul, ol) + :is(p, ul, ol)`, { marginBlockStart: space[2] })
globalStyle(`${richText} em`, {
  fontStyle: type.emphasis.textStyle,
  fontWeight: type.emphasis.textWeight,
})
globalStyle(`${richText} strong`, { fontWeight: 600 })
