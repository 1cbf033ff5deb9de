import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { BoxProps } from '../layout/box-props.ts'
import * as css from './error-note.css.ts'

/**
 * An error in words on its own plate, so that red passes on every surface. Renders nothing when empty; the
 * field that it belongs to points at it with `aria-describedby`.
 */
export function ErrorNote({ as: Box = 'p', children, className, ...rest }: BoxProps) {
  if (!children) return null
  return (
    <Box className={classNames(css.note, className)} {...rest}>
      <Icon name="warning" size="small" className={css.glyph} />
      <span>{children}</span>
    </Box>
  )
}
