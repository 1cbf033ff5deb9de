import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import * as css from './error-note.css.ts'

/**
 * An error in words on its own plate, so that red passes on every surface. Renders nothing when empty; the
 * field that it belongs to points at it with `aria-describedby`.
 */
export function ErrorNote({ children, className, ...rest }: ComponentProps<'p'>) {
  if (!children) return null
  return (
    <p className={classNames(css.note, className)} {...rest}>
      <Icon name="warning" size="small" className={css.glyph} />
      <span>{children}</span>
    </p>
  )
}
