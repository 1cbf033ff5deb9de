import { createVar, style } from '@vanilla-extract/css'
import { color, media, motion, size, space, textStyle } from '@bellows/tokens'
import { setFigures } from '../text/text-rules.ts'

export const share = createVar()

export const progress = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] })
export const words = style([
  textStyle('small'),
  setFigures,
  { display: 'flex', justifyContent: 'space-between', gap: space[4], color: color.paragraphs },
])
export const track = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: size.tick,
  color: color.headings,
  selectors: { '&:not([data-busy])': { overflow: 'hidden' } },
  '::before': {
    content: '""',
    flex: 'none',
    inlineSize: '100%',
    borderBlockStart: `${size.hairline} solid ${color.lines}`,
  },
})
/** Lies on the hairline; a border, since forced colours take backgrounds away. */
export const fill = style({
  flex: 'none',
  inlineSize: '100%',
  marginInlineStart: '-100%',
  borderBlockStart: `${size.tick} solid ${color.headings}`,
  transform: `scaleX(${share})`,
  transformOrigin: 'left',
  transition: `transform ${motion.slide} ${motion.easing}`,
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': { [media.forcedColors]: { borderBlockStartColor: 'Highlight' } },
})
export const running = style({ flex: 'none', marginInlineStart: '-100%' })
