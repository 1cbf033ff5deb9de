import type { Ratio } from '@bellows/tokens'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './image.css.ts'

export type FrameProps = ComponentProps<'span'> & {
  /** A fixed ratio; the picture's own; or `fill`: the nearest positioned parent. */
  ratio?: Ratio | 'natural' | 'fill'
  /** The picture's own ratio where it is known, as a CSS ratio. */
  aspect?: string | undefined
}

/** The place of a picture: it has its shape before anything has loaded. A span, so that buttons may hold it. */
export function Frame({ ratio = 'natural', aspect, className, style, ...rest }: FrameProps) {
  return (
    <span
      data-ratio={ratio}
      className={classNames(css.frame, css.shaped[ratio], className)}
      style={ratio === 'natural' && aspect ? { aspectRatio: aspect, ...style } : style}
      {...rest}
    />
  )
}
