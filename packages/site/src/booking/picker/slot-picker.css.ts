import { style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

/** The first date's own space above and the last one's below count as the form's. */
export const form = style({ display: 'grid', gap: space[4], marginBlockStart: `calc(-1 * ${space[3]})` })
export const more = style({ borderBlockStart: `${size.hairline} solid ${color.lines}` })
export const zone = style({ ...textStyle('small') })
/** Kept free before anything is chosen: the button under it must not move away from a press. */
export const chosen = style({ ...textStyle('small'), color: color.headings, minBlockSize: size.twoLines })
/** As wide as its card, but not as a dialog. */
export const submit = style({
  inlineSize: '100%',
  '@media': { [media.tUp]: { selectors: { 'dialog &': { inlineSize: 'auto', justifySelf: 'start' } } } },
})
export const times = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[5],
  listStyle: 'disc',
})
export const plain = style({ display: 'grid', gap: space[4], marginBlockEnd: space[5] })
