import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './busy.css.ts'

/** A hairline with a run of colour along it, in the colour of the text; decorative, say `aria-busy` beside it. */
export function RunningLine({ className, ...rest }: ComponentProps<'span'>) {
  return <span aria-hidden="true" className={classNames(css.line, className)} {...rest} />
}
