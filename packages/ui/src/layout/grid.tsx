import { classNames } from '../class-names/class-names.ts'
import type { Looks } from '../looks/looks.ts'
import type { BoxProps } from './box-props.ts'
import * as css from './grid.css.ts'

export type GridProps = BoxProps & Looks<typeof css.grid>

/** The 12-column grid (8 on tablets, 4 on phones); children place themselves with the tokens' `columns()`. */
export function Grid({ as: Box = 'div', rowGap, className, ...rest }: GridProps) {
  return <Box className={classNames(css.grid({ rowGap }), className)} {...rest} />
}
