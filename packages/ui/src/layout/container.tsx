import { classNames } from '../class-names/class-names.ts'
import type { Looks } from '../looks/looks.ts'
import type { BoxProps } from './box-props.ts'
import * as css from './container.css.ts'

export type ContainerProps = BoxProps & Looks<typeof css.container>

/** Centres its content between the page margins; `bleed` has none. */
export function Container({ as: Box = 'div', width, className, ...rest }: ContainerProps) {
  return <Box className={classNames(css.container({ width }), className)} {...rest} />
}
