import { style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'
import { proseWrap, setFigures } from '../text/text-rules.ts'

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[4] })

export const mat = style({
  selectors: {
    '[data-mat="thin"] > &': { padding: space[6] },
    '[data-mat="wide"] > &': { padding: space[8] },
    '[data-edge="paper"] > &': { border: `${size.paperBorder} solid ${color.background}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-edge="paper"] > &': { borderColor: 'Canvas' } } },
    [media.t]: { selectors: { '[data-mat="wide"] > &': { padding: space[7] } } },
    [media.m]: {
      selectors: {
        '[data-mat="thin"] > &': { padding: space[4] },
        '[data-mat="wide"] > &': { padding: space[5] },
      },
    },
  },
})

export const caption = style([
  textStyle('small'),
  proseWrap,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space[3],
    color: color.paragraphs,
    maxInlineSize: size.measure.body,
  },
])
export const folio = style([textStyle('label'), setFigures, { flex: 'none' }])
