import { style } from '@vanilla-extract/css'
import { color, ratio, size, space, textStyle } from '@bellows/tokens'

const SMALL = `(max-width: ${size.placeholderPlain})`
const hair = `linear-gradient(${color.lines}, ${color.lines})`
const corners = ['left', 'right'].flatMap((x) => ['top', 'bottom'].map((y) => [x, y] as const))
const along = { size: `${space[2]} ${size.hairline}`, x: space[1], y: space[4] }
const down = { size: `${size.hairline} ${space[2]}`, x: space[4], y: space[1] }
const marks = corners.flatMap(([x, y]) =>
  [along, down].map((mark) => ({ position: `${x} ${mark.x} ${y} ${mark.y}`, size: mark.size })),
)

/** Fills the frame. */
export const sheet = style({
  position: 'absolute',
  inset: 0,
  containerType: 'inline-size',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  rowGap: space[3],
})

/** Crop marks stand outside the corners of the inner line, as on a printer's sheet. */
export const cropMarks = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: marks.map(() => hair).join(', '),
  backgroundPosition: marks.map(({ position }) => position).join(', '),
  backgroundSize: marks.map((mark) => mark.size).join(', '),
  backgroundRepeat: 'no-repeat',
  '@container': { [SMALL]: { display: 'none' } },
})

export const trim = style({
  position: 'absolute',
  inset: space[4],
  border: `${size.hairline} solid ${color.lines}`,
  '@container': { [SMALL]: { inset: 0 } },
})

export const aperture = style({
  inlineSize: size.aperture,
  blockSize: size.aperture,
  fill: 'none',
  stroke: color.lines,
  '@container': { [SMALL]: { inlineSize: '40%', blockSize: 'auto' } },
})

export const caption = style([
  textStyle('small'),
  {
    position: 'relative',
    maxInlineSize: '100%',
    paddingInline: space[6],
    color: color.paragraphs,
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
])

/** The six variants' own shapes, for frames that have none of their own. */
export const variantRatios = [
  ratio['A-32'],
  ratio['A-45'],
  ratio['A-11'],
  ratio['A-32'],
  ratio['A-45'],
  ratio['A-11'],
] as const
