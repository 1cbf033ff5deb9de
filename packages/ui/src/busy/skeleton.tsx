import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Looks } from '../looks/looks.ts'
import * as css from './skeleton.css.ts'

export type SkeletonProps = ComponentProps<'span'> &
  Pick<Looks<typeof css.block>, 'ratio'> & {
    /** Lines of text to come, when there is no `ratio`. */
    lines?: number
  }

/** The place of what is still loading, still and in its final ratio; its list or section says `aria-busy`. */
export function Skeleton({ ratio, lines = 1, className, ...rest }: SkeletonProps) {
  if (ratio)
    return <span aria-hidden="true" className={classNames(css.block({ ratio }), className)} {...rest} />
  return (
    <span aria-hidden="true" className={classNames(css.lines, className)} {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.block({ isLine: true })} />
      ))}
    </span>
  )
}
