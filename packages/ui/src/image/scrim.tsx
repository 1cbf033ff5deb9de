import { inlineVars } from '@bellows/tokens'
import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from '../layout/box-props.ts'
import * as css from './scrim.css.ts'
import { scrimStrength } from './scrim-strength.ts'

// A sheet that the package's index named itself would come to every page.
export { endsAtWords, scrimPart } from './scrim-ends.css.ts'

/** Holds a picture with `ratio="fill"` and, after it, the words on it in a `PictureLayer`. */
export function PictureStage({ as: Box = 'div', className, ...rest }: BoxProps) {
  return <Box className={classNames(css.stage, className)} {...rest} />
}

/** What stands on a picture: sets the colours of words there, and keeps scrims behind them. */
export function PictureLayer({ as: Box = 'div', className, ...rest }: BoxProps) {
  return <Box data-scheme="image_background" className={classNames(css.layer, className)} {...rest} />
}

/** Darkness behind words, 0 to 1, on phones, tablets and desktops. */
export type ScrimStrength = Readonly<{ m: number; t: number; d: number }>

/** Rounded up: a hair too dark is readable. */
const share = (strength: number) => String(Math.ceil(strength * 100 - 1e-9) / 100)

/** One value where all bands agree; a wider band that is not named takes the narrower one's. */
function bandsOf(strength: number | ScrimStrength): Record<string, string> {
  const bands = typeof strength === 'number' ? { m: strength, t: strength, d: strength } : strength
  const [m, t, d] = [share(bands.m), share(bands.t), share(bands.d)]
  return {
    [css.strength.m]: m,
    ...(t !== m && { [css.strength.t]: t }),
    ...(d !== t && { [css.strength.d]: d }),
  }
}

/** Edges of the picture that the darkness runs on to: there it does not fade out. */
export type ScrimEdge = 'start' | 'end' | 'foot' | 'start foot' | 'end foot' | 'start end foot'

/**
 * Attributes that darken a picture behind an element in a `PictureLayer`, with a soft edge, as far as told (by
 * `scrimStrength`): no more of the picture is darkened than its words need. Nothing where no band needs any.
 */
export function scrim(strength: number | ScrimStrength, edge?: ScrimEdge) {
  const isClear = typeof strength === 'number' ? strength === 0 : Math.max(...Object.values(strength)) === 0
  return isClear
    ? { 'data-scrim': 'clear' }
    : { 'data-scrim': '', 'data-edge': edge, className: css.scrim, style: inlineVars(bandsOf(strength)) }
}

export type ScrimProps = BoxProps & {
  /** What words need on a white photograph where it is not known. */
  strength?: number | ScrimStrength
  edge?: ScrimEdge
}

const onWhite = scrimStrength(0)

/** A box of words with a `scrim`. */
export function Scrim({ as: Box = 'div', strength = onWhite, edge, ...props }: ScrimProps) {
  const { className, style, ...rest } = props
  const { className: dark, style: vars, ...marks } = scrim(strength, edge)
  return <Box {...marks} className={classNames(dark, className)} style={{ ...vars, ...style }} {...rest} />
}
