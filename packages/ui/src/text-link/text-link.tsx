import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './text-link.css.ts'

export type TextLinkProps = ComponentProps<'a'> & {
  /** `inline` in running text, always underlined; `quiet` in menus and footers, where the place says link. */
  variant?: 'inline' | 'quiet'
}

export function TextLink({ variant = 'inline', className, children, ...rest }: TextLinkProps) {
  return (
    <a data-variant={variant} className={classNames(css.link, className)} {...rest}>
      {children}
    </a>
  )
}
