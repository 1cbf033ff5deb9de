import { fallbackVar, style, type StyleRule } from '@vanilla-extract/css'
import { color, media, size, space, tickShape } from '@bellows/tokens'
import { fill, line } from './field.css.ts'

const mark: StyleRule = {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: size.check,
  blockSize: size.check,
  margin: 0,
  marginBlockStart: `calc((${size.line} - ${size.check}) / 2)`,
  borderWidth: size.hairline,
  borderStyle: 'solid',
  borderColor: fallbackVar(line, color.control),
  backgroundColor: fallbackVar(fill, color.background),
  cursor: 'pointer',
}

const filling = (form: StyleRule): StyleRule => ({
  ...form,
  content: '""',
  backgroundColor: color.solidButton,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
})

const states = (form: StyleRule): StyleRule['selectors'] => ({
  '&:checked': { borderColor: color.solidButton },
  '&:checked::before': filling(form),
  '[data-invalid] &': { borderColor: color.fault, borderWidth: size.tick },
  '&[aria-readonly="true"], [aria-readonly="true"] &': { cursor: 'default', borderColor: color.lines },
})

/** A native radio button, drawn. */
export const radio = style({
  ...mark,
  borderRadius: '50%',
  selectors: states({ inlineSize: space[3], blockSize: space[3], borderRadius: '50%' }),
})

/** A native checkbox, drawn. */
export const checkbox = style({
  ...mark,
  selectors: states({ inlineSize: size.icon, blockSize: size.icon, clipPath: tickShape }),
})
