import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from './box-props.ts'
import * as css from './dotted.css.ts'

/**
 * Short parts beside each other with a dot between; where they do not fit one line, no dot hangs at its end. Each part is
 * an element, or it comes first.
 */
export function Dotted({ as: Box = 'span', className, ...rest }: BoxProps) {
  return <Box className={classNames(css.dotted, className)} {...rest} />
}
