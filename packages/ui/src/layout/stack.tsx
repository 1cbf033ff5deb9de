import { classNames } from '../class-names/class-names.ts'
import type { Looks } from '../looks/looks.ts'
import type { BoxProps } from './box-props.ts'
import * as css from './stack.css.ts'

export type StackProps = BoxProps & Looks<typeof css.stack>

/** Children under each other at one distance; a child that renders nothing leaves no gap. */
export function Stack({ as: Box = 'div', gap = 4, className, ...rest }: StackProps) {
  return <Box className={classNames(css.stack({ gap }), className)} {...rest} />
}
