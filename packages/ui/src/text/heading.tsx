import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { emphasise, plainTitle } from './emphasis.tsx'
import * as css from './text.css.ts'
import { fitTitle, type TitleSize } from './title-fit.ts'

export type HeadingProps = Omit<ComponentProps<'h2'>, 'children'> & {
  /** Semantics only. */
  level?: 'h1' | 'h2' | 'h3' | 'h4'
  /** Looks only; long titles come down by themselves. */
  size?: TitleSize
  align?: 'left' | 'center' | 'right'
  isItalic?: boolean
  /** Text, where `*word*` is set in italics; or nodes, with their length in `length`. */
  children: ReactNode
  length?: number
}

const isEmpty = (children: ReactNode) =>
  children == null || children === false || (typeof children === 'string' && !children.trim())

/** A title, or nothing when its text is empty. */
export function Heading({ level: Level = 'h2', size = 'h2', align, isItalic, ...props }: HeadingProps) {
  const { children, className, length, ...rest } = props
  if (isEmpty(children)) return null
  const title = typeof children === 'string' ? children.trim() : ''
  const fitted = fitTitle(size, length ?? plainTitle(title).length)
  return (
    <Level
      data-size={fitted}
      data-align={align}
      className={classNames(css.heading[fitted], isItalic && css.italic, className)}
      {...rest}
    >
      {title ? emphasise(title) : children}
    </Level>
  )
}
