import { style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

/** The first date's own space above and the last one's below count as the form's. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBlockStart: `calc(-1 * ${space[3]})`,
})
export const more = style({ borderBlockStart: `${size.hairline} solid ${color.lines}` })
export const zone = style({ ...textStyle('small') })
/** A number is not parted from what it counts. */
export const count = style({ whiteSpace: 'nowrap' })
/** The day of times that are only listed. */
export const day = style({ ...textStyle('small'), color: color.headings })
/** As wide as its card, but not as a dialog. */
export const submit = style({
  '@media': {
    [media.d]: { inlineSize: '100%' },
    [media.tUp]: { selectors: { 'dialog &': { inlineSize: 'auto', justifySelf: 'start' } } },
  },
})
/** Dates that are shown on demand stand like those before them. */
export const later = style({ padding: 0 })
export const times = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[5],
  listStyle: 'disc',
})
export const plain = style({ display: 'grid', gap: space[4], marginBlockEnd: space[5] })
