import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, media, size, space, textStyle } from '@bellows/tokens'
import { proseWrap, setFigures } from '../text/text-rules.ts'

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[4] })

export const mat = recipe({
  variants: {
    /** A mat of the secondary surface around the picture. */
    mat: {
      none: {},
      thin: { padding: space[6], '@media': { [media.m]: { padding: space[4] } } },
      wide: {
        padding: space[8],
        '@media': { [media.t]: { padding: space[7] }, [media.m]: { padding: space[5] } },
      },
    },
    /** `paper` borders a picture that lies over another one with the section's paper. */
    edge: {
      none: {},
      paper: {
        border: `${size.paperBorder} solid ${color.background}`,
        '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
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
