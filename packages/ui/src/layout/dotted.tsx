import { Children, type ReactNode } from 'react'
import * as css from './dotted.css.ts'

/** Short parts beside each other with a dot between; where they do not fit one line, no dot hangs at its end. */
export function Dotted({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <span className={css.dotted}>
      {Children.map(
        children,
        (part) => part !== null && part !== undefined && part !== '' && <span>{part}</span>,
      )}
    </span>
  )
}
