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

/**
 * Darkness behind words, 0 to 1, on phones, tablets and desktops; and how much darker it is there behind a description,
 * which needs more than the title above it.
 */
export type ScrimStrength = Readonly<{ m: number; t: number; d: number; deeper?: number }>

/** Rounded up: a hair too dark is readable. */
const share = (strength: number) => String(Math.ceil(strength * 100 - 1e-9) / 100)

/** One value where all bands agree; a wider band that is not named takes the narrower one's. */
function bandsOf(strength: number | ScrimStrength): Record<string, string> {
  const bands: ScrimStrength =
    typeof strength === 'number' ? { m: strength, t: strength, d: strength } : strength
  const [m, t, d] = [share(bands.m), share(bands.t), share(bands.d)]
  return {
    [css.strength.m]: m,
    ...(t !== m && { [css.strength.t]: t }),
    ...(d !== t && { [css.strength.d]: d }),
    ...(bands.deeper && { [css.deeper]: share(bands.deeper) }),
  }
}

type Sides = 'start' | 'end' | 'start end'
type Ends = 'foot' | 'narrow-head' | 'narrow-foot' | 'wide-foot narrow-head'

/**
 * Edges of the picture that the darkness runs on to: there it does not fade out. Pictures no
 * wider than a tablet have it run on to both sides anyway; `narrow-` and `wide-` name edges of those or of wider ones.
 */
export type ScrimEdge = Sides | Ends | `${Sides} ${Ends}`

/** Few words on a large picture let the darkness thin out over more of it. */
export type ScrimReach = 'far'

/**
 * Attributes that darken a picture behind an element in a `PictureLayer`, with a soft edge, as far as told (by
 * `scrimStrength`): no more of the picture is darkened than its words need. Nothing where no band needs any.
 */
export function scrim(strength: number | ScrimStrength, edge?: ScrimEdge, reach?: ScrimReach) {
  const isClear = typeof strength === 'number' ? strength === 0 : Math.max(...Object.values(strength)) === 0
  const isDeeper = typeof strength === 'object' && Boolean(strength.deeper)
  return isClear
    ? { 'data-scrim': 'clear' }
    : {
        'data-scrim': '',
        'data-edge': edge,
        'data-reach': reach,
        'data-deeper': isDeeper ? '' : undefined,
        className: css.scrim,
        style: inlineVars(bandsOf(strength)),
      }
}

export type ScrimProps = BoxProps & {
  /** What words need on a white photograph where it is not known. */
  strength?: number | ScrimStrength
  edge?: ScrimEdge
  reach?: ScrimReach
}

const onWhite = scrimStrength(0)

/** A box of words with a `scrim`. */
export function Scrim({ as: Box = 'div', strength = onWhite, edge, reach, ...props }: ScrimProps) {
  const { className, style, ...rest } = props
  const { className: dark, style: vars, ...marks } = scrim(strength, edge, reach)
  return <Box {...marks} className={classNames(dark, className)} style={{ ...vars, ...style }} {...rest} />
}
