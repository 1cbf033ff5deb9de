import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from './box-props.ts'
import * as css from './layout.css.ts'

export type ContainerProps = BoxProps & { width?: 'text' | 'content' | 'wide' | 'bleed' }

/** Centres its content between the page margins; `bleed` has none. */
export function Container({ as: Box = 'div', width = 'content', className, ...rest }: ContainerProps) {
  return <Box data-width={width} className={classNames(css.container, className)} {...rest} />
}
