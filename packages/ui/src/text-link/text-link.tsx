import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Looks } from '../looks/looks.ts'
import * as css from './text-link.css.ts'

export type TextLinkProps = ComponentProps<'a'> & Looks<typeof css.link>

export function TextLink({ variant, reach, className, children, ...rest }: TextLinkProps) {
  return (
    <a className={classNames(css.link({ variant, reach }), className)} {...rest}>
      {children}
    </a>
  )
}
