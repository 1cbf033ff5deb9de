import type { TextStyle } from '@bellows/tokens'
import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from '../layout/box-props.ts'
import * as css from './text.css.ts'

export type TextProps = BoxProps & {
  variant?: TextStyle
  tone?: 'paragraph' | 'heading' | 'notice'
  align?: 'left' | 'center' | 'right'
}

/** Words in one of the text styles, or nothing when there are none. */
export function Text({ as: Box = 'p', variant = 'body', tone = 'paragraph', align, ...props }: TextProps) {
  const { className, children, ...rest } = props
  if (children === '' || children == null || children === false) return null
  return (
    <Box data-tone={tone} data-align={align} className={classNames(css.text[variant], className)} {...rest}>
      {children}
    </Box>
  )
}
