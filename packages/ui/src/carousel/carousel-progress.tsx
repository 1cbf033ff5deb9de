import { inlineVars } from '@bellows/tokens'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { fill, line, share } from './carousel.css.ts'
import { useCarouselContext } from './carousel-context.ts'

export type CarouselProgressProps = Omit<ComponentProps<'span'>, 'children'> &
  Readonly<{
    /** Fills over each interval, or with each step towards the last slide. */
    of?: 'interval' | 'position'
  }>

export function CarouselProgress({ of = 'interval', className, ...rest }: CarouselProgressProps) {
  const { canMove, count, reached, interval, isPlaying, turn } = useCarouselContext()
  if (!canMove) return null
  return (
    <span className={classNames(line, className)} aria-hidden="true" {...rest}>
      {of === 'interval' ? (
        <span
          key={turn}
          className={fill.interval}
          data-playing={isPlaying || undefined}
          style={{ animationDuration: `${interval}ms` }}
        />
      ) : (
        <span className={fill.position} style={inlineVars({ [share]: `${reached / count}` })} />
      )}
    </span>
  )
}
