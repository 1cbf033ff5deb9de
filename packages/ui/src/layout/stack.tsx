import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from './box-props.ts'
import * as css from './layout.css.ts'

export type StackProps = BoxProps & {
  /** Step of the spacing scale between the children. */
  gap?: keyof typeof css.stackGap
}

/** Children under each other at one distance; a child that renders nothing leaves no gap. */
export function Stack({ as: Box = 'div', gap = 4, className, ...rest }: StackProps) {
  return <Box className={classNames(css.stack, css.stackGap[gap], className)} {...rest} />
}
