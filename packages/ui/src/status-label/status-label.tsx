import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Looks } from '../looks/looks.ts'
import * as css from './status-label.css.ts'

export type StatusLabelProps = ComponentProps<'span'> & Looks<typeof css.label>

/** The state of a thing in two or three words: “Open for waitlist”, “Paid”. Words alone carry the meaning. */
export function StatusLabel({ tone, className, ...rest }: StatusLabelProps) {
  return <span className={classNames(css.label({ tone }), className)} {...rest} />
}
