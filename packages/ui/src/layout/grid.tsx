import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from './box-props.ts'
import * as css from './layout.css.ts'

/** The 12-column grid (8 on tablets, 4 on phones); children place themselves with the tokens' `columns()`. */
export function Grid({ as: Box = 'div', className, ...rest }: BoxProps) {
  return <Box className={classNames(css.grid, className)} {...rest} />
}
