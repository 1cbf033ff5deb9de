import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './status-label.css.ts'

export type StatusLabelProps = ComponentProps<'span'> & { tone?: 'notice' | 'quiet' | 'danger' }

/** The state of a thing in two or three words: “Open for waitlist”, “Paid”. Words alone carry the meaning. */
export function StatusLabel({ tone = 'notice', className, ...rest }: StatusLabelProps) {
  return <span data-tone={tone} className={classNames(css.label, className)} {...rest} />
}
