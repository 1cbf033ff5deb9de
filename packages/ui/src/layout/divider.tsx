import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './layout.css.ts'

export type DividerProps = ComponentProps<'hr'> & { length?: 'full' | 'tick' }

/** A hairline in the colour of lines: full width, or a short tick. */
export function Divider({ length = 'full', className, ...rest }: DividerProps) {
  return <hr data-length={length} className={classNames(css.divider, className)} {...rest} />
}
