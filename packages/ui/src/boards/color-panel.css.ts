import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { color, grid, size, space, textStyle } from '@bellows/tokens'
import { setFigures } from '../text/text-rules.ts'

export const scheme = style({
  display: 'grid',
  gap: grid.gap,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${space[14]}, 100%), 1fr))`,
  padding: space[5],
})
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  padding: space[5],
  border: `${size.hairline} solid ${color.lines}`,
})
export const rows = style({ display: 'grid', gap: space[2] })
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${space[8]} minmax(0, 1fr) auto`,
  gap: space[4],
  alignItems: 'center',
  minBlockSize: space[6],
})
export const figure = style([textStyle('small'), setFigures, { textAlign: 'end' }])
export const name = style(textStyle('small'))

const chip: StyleRule = { minBlockSize: space[6], placeContent: 'center', display: 'grid' }

/** What each pair looks like where it is used. */
export const sample = styleVariants(
  {
    headings: { ...textStyle('h4'), color: color.headings },
    paragraphs: { ...textStyle('lead'), color: color.paragraphs },
    link: { ...textStyle('lead'), color: color.outlineTextButtonLink, textDecoration: 'underline' },
    notice: { ...textStyle('label'), color: color.noticeDecoration },
    solid: { ...chip, backgroundColor: color.solidButton },
    label: { ...chip, ...textStyle('button'), color: color.onSolid, backgroundColor: color.solidButton },
    control: { ...chip, border: `${size.hairline} solid ${color.control}` },
    focus: {
      ...chip,
      outline: `${size.tick} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${size.tick})`,
    },
    fault: { ...chip, border: `${size.tick} solid ${color.fault}` },
    lines: { borderBlockStart: `${size.hairline} solid ${color.lines}` },
    danger: { ...chip, ...textStyle('button'), color: color.danger, backgroundColor: color.dangerPlate },
  } satisfies Record<string, StyleRule>,
  (rule) => [rule],
)
