import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { twoDigits } from '../counter/two-digits.ts'
import type { Looks } from '../looks/looks.ts'
import { counter } from './carousel.css.ts'
import { useCarouselContext } from './carousel-context.ts'

type CarouselCounterProps = Omit<ComponentProps<'span'>, 'children'> & Looks<typeof counter>

/** `01 / 05`; for the eye only, since each slide says its number. */
export function CarouselCounter({ tone, className, ...rest }: CarouselCounterProps) {
  const { canMove, count, reached } = useCarouselContext()
  if (!canMove) return null
  return (
    <span
      className={classNames(counter({ tone }), className)}
      aria-hidden="true"
      data-scheme={tone === 'picture' ? 'image_background' : undefined}
      {...rest}
    >
      {twoDigits(reached)} / {twoDigits(count)}
    </span>
  )
}
