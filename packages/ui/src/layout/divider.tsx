import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Looks } from '../looks/looks.ts'
import * as css from './divider.css.ts'

export type DividerProps = ComponentProps<'hr'> & Looks<typeof css.divider>

/** A hairline in the colour of lines: full width, or a short tick. */
export function Divider({ length, className, ...rest }: DividerProps) {
  return <hr className={classNames(css.divider({ length }), className)} {...rest} />
}
