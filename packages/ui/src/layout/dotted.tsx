import type { ReactNode } from 'react'
import * as css from './dotted.css.ts'

/**
 * Short parts beside each other with a dot between; where they do not fit one line, no dot hangs at its end. Each part is
 * an element, or it comes first.
 */
export function Dotted({ children }: Readonly<{ children: ReactNode }>) {
  return <span className={css.dotted}>{children}</span>
}
