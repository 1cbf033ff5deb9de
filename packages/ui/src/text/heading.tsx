import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Looks } from '../looks/looks.ts'
import { emphasise, plainTitle } from './emphasis.tsx'
import * as css from './heading.css.ts'
import { fitTitle } from './title-fit.ts'

export type HeadingLook = Looks<typeof css.heading>

export type HeadingProps = Omit<ComponentProps<'h2'>, 'children'> &
  /** `size` is looks only; long titles come down by themselves. */
  HeadingLook & {
    /** Semantics only. */
    level?: 'h1' | 'h2' | 'h3' | 'h4'
    /** Text, where `*word*` is set in italics; or nodes, with their length in `length`. */
    children: ReactNode
    length?: number
  }

const isEmpty = (children: ReactNode) =>
  children == null || children === false || (typeof children === 'string' && !children.trim())

/** A title, or nothing when its text is empty. */
export function Heading({ level: Level = 'h2', size = 'h2', length, ...props }: HeadingProps) {
  const { align, isItalic, measure, displayMeasure, sizeBelow, className, children, ...rest } = props
  if (isEmpty(children)) return null
  const title = typeof children === 'string' ? children.trim() : ''
  const fitted = fitTitle(size, length ?? plainTitle(title).length)
  const look = { size: fitted, align, isItalic, measure, displayMeasure, sizeBelow }
  return (
    <Level className={classNames(css.heading(look), className)} {...rest}>
      {title ? emphasise(title) : children}
    </Level>
  )
}
