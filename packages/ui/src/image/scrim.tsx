import { inlineVars } from '@bellows/tokens'
import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from '../layout/box-props.ts'
import * as css from './scrim.css.ts'
import { scrimStrength, type ScrimText } from './scrim-strength.ts'

/** Holds a picture with `ratio="fill"` and, after it, the words on it in a `Scrim`. */
export function PictureStage({ as: Box = 'div', className, ...rest }: BoxProps) {
  return <Box className={classNames(css.stage, className)} {...rest} />
}

export type ScrimProps = BoxProps & {
  /** The picture's own veil, in percent; the scrim adds only what is missing. */
  overlay?: number
  /** `title` where nothing but a title of 32 px or more stands on it. */
  text?: ScrimText
  /** Where the words stand: the scrim is full behind them and fades away from that edge; `even` never fades. */
  side?: 'head' | 'middle' | 'foot' | 'start' | 'end' | 'even'
}

/**
 * Darkens a picture under words so that they pass on a pure white photograph, and sets the colours of words on
 * pictures. Spans its `PictureStage`; put paddings on a box inside it, since it is dark to its own edges only.
 */
export function Scrim({ as: Box = 'div', overlay = 0, text, side = 'foot', ...props }: ScrimProps) {
  const { className, style, children, ...rest } = props
  return (
    <Box
      data-scheme="image_background"
      data-side={side}
      className={classNames(css.scrim, className)}
      style={{ ...inlineVars({ [css.strength]: String(scrimStrength(overlay, text)) }), ...style }}
      {...rest}
    >
      {(side === 'foot' || side === 'middle') && <span className={css.edge} aria-hidden="true" />}
      {children}
    </Box>
  )
}
