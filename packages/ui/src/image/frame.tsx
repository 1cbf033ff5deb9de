import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Looks } from '../looks/looks.ts'
import * as css from './frame.css.ts'

export type FrameProps = ComponentProps<'span'> &
  Looks<typeof css.frame> & {
    /** The picture's own ratio where it is known, as a CSS ratio. */
    aspect?: string | undefined
    /** A picture frames itself where nothing lies over it. */
    as?: 'span' | 'picture'
  }

/** The place of a picture: it has its shape before anything has loaded. A span, so that buttons may hold it. */
export function Frame({ as, ratio = 'natural', aspect, className, style, ...rest }: FrameProps) {
  const Tag = as ?? 'span'
  return (
    <Tag
      className={classNames(css.frame({ ratio }), className)}
      style={ratio === 'natural' && aspect ? { aspectRatio: aspect, ...style } : style}
      {...rest}
    />
  )
}
