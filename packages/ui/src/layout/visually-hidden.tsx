import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from './box-props.ts'
import * as css from './visually-hidden.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden({ as: Box = 'span', className, ...rest }: BoxProps) {
  return <Box className={classNames(css.visuallyHidden, className)} {...rest} />
}
