import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from '../layout/box-props.ts'
import type { Looks } from '../looks/looks.ts'
import * as css from './text.css.ts'

export type TextProps = BoxProps & Looks<typeof css.text>

/** Words in one of the text styles, or nothing when there are none. */
export function Text({ as: Box = 'p', variant, tone, align, className, children, ...rest }: TextProps) {
  if (children === '' || children == null || children === false) return null
  return (
    <Box className={classNames(css.text({ variant, tone, align }), className)} {...rest}>
      {children}
    </Box>
  )
}
