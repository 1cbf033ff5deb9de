import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from '../layout/box-props.ts'
import type { Looks } from '../looks/looks.ts'
import { Heading, type HeadingProps } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'
import * as css from './empty-state.css.ts'

export type EmptyStateProps = Omit<BoxProps, 'title'> &
  Looks<typeof css.empty> &
  Readonly<{
    title: string
    level?: HeadingProps['level']
    /** A way on: one button or link. */
    action?: ReactNode
    /** What to do or when to come back, in a sentence. */
    children?: ReactNode
  }>

/** The place of a list that has nothing in it, said in words between two hairlines. */
export function EmptyState({ title, level = 'h3', align = 'left', action, ...props }: EmptyStateProps) {
  const { as: Box = 'div', className, children, ...rest } = props
  return (
    <Box className={classNames(css.empty({ align }), className)} {...rest}>
      <Heading level={level} size="h4">
        {title}
      </Heading>
      <Text align={align}>{children}</Text>
      {action && <div className={css.action}>{action}</div>}
    </Box>
  )
}
