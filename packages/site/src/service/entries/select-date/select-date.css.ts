import { globalStyle, style } from '@vanilla-extract/css'
import {
  clearOfBottom,
  color,
  columnGrid,
  columns,
  grid,
  media,
  room,
  size,
  space,
  textStyle,
} from '@bellows/tokens'
import { bottomBarRule } from '../../../style/bottom-bar-rule.ts'

const line = `${size.hairline} solid ${color.lines}`

export const section = style({ paddingBlock: space[8] })
export const layout = style({ ...columnGrid, alignItems: 'start' })
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minInlineSize: 0,
  ...columns({ d: [1, 7] }),
})
export const head = style({ display: 'grid', gap: space[3], justifyItems: 'start' })

/** Calendar and times side by side where there is room. */
export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.tUp]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

/** What the choice changes; before there is one, nothing stands here. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minInlineSize: 0,
  containerType: 'inline-size',
  marginBlockStart: space[6],
  padding: space[5],
  ...columns({ d: [8, 12] }),
  '@media': {
    [media.m]: {
      gridColumn: '1 / -1',
      marginInline: `calc(-1 * ${grid.margin})`,
      padding: `${space[6]} ${grid.margin}`,
    },
    [media.d]: {
      gridColumn: '8 / 13',
      marginBlockStart: 0,
      position: 'sticky',
      insetBlockStart: space[6],
    },
  },
})
export const wide = style({ inlineSize: '100%' })
export const whole = style({ whiteSpace: 'nowrap' })

/** In sight while times are chosen, and gone with them where the table stands. */
export const foot = style({
  ...bottomBarRule,
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[2],
  marginInline: `calc(-1 * ${grid.margin})`,
  borderBlockStart: line,
})

export const ownTime = style({ ...textStyle('small'), color: color.paragraphs })

// A time that takes the focus must not hide behind the foot.
globalStyle(`html:has(${foot})`, clearOfBottom)

export const table = style({
  ...textStyle('small'),
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[3],
  paddingInline: 0,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
})
globalStyle(`${table} :is(th, td) + :is(th, td)`, { paddingInlineStart: space[3] })
globalStyle(`${table} tr`, { borderBlockEnd: line })
globalStyle(`${table} thead th`, textStyle('label'))
globalStyle(`${table} [data-new]`, { color: color.headings })

/** Where large text leaves no room for three columns, each value stands under its name. */
const largeText = (rule: object) => ({ '@container': { [room.largeTextOnPhone]: rule } })

globalStyle(`${table} thead`, largeText({ display: 'none' }))
globalStyle(`${table} tr`, largeText({ display: 'grid', paddingBlock: space[3] }))
globalStyle(`${table} :is(th, td):is(th, td)`, largeText({ padding: 0 }))
globalStyle(
  `${table} td::before`,
  largeText({ ...textStyle('label'), content: 'attr(data-name) / ""', display: 'block' }),
)
