import { style } from '@vanilla-extract/css'
import { color, size, space, textStyle } from '@bellows/tokens'
import { setFigures } from '../text/text-rules.ts'

export const board = style({ display: 'grid', rowGap: space[7], paddingBlock: space[8] })

export const table = style({ display: 'grid', borderBlockStart: `${size.hairline} solid ${color.lines}` })

/** Name, figure, and the thing itself. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${size.fact.label} ${size.fact.value} minmax(0, 1fr)`,
  gap: space[4],
  alignItems: 'center',
  minBlockSize: size.field,
  paddingBlock: space[2],
  borderBlockEnd: `${size.hairline} solid ${color.lines}`,
  '@container': {
    [`(max-width: ${size.container.text})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const lines = style([table, { containerType: 'inline-size' }])
export const thing = style({
  minInlineSize: 0,
  '@container': { [`(max-width: ${size.container.text})`]: { gridColumn: '1 / -1' } },
})

export const name = style([textStyle('label'), { color: color.headings }])
export const figure = style([textStyle('small'), setFigures, { color: color.paragraphs }])
