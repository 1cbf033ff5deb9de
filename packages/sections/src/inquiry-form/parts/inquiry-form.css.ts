import { style } from '@vanilla-extract/css'
import { media, size, space } from '@bellows/tokens'

export const question = style({
  minInlineSize: 0,
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] })
/** A line of its own below the button, which does not move for it. */
export const late = style({ inlineSize: '100%' })
export const submit = style({ '@media': { [media.m]: { inlineSize: '100%' } } })

/** What stands in the form's place once it is sent, and above it when it came back. */
export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[5],
})
export const returned = style([answer, { marginBlockEnd: space[7] }])

export const faults = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const faultLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.check,
})
