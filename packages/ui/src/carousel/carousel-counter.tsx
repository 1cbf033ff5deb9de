import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { twoDigits } from '../counter/two-digits.ts'
import { counter } from './carousel.css.ts'
import { useCarouselContext } from './carousel-context.ts'

/** `01 / 05`; for the eye only, since each slide says its number. */
export function CarouselCounter({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  const { count, index } = useCarouselContext()
  if (count < 2) return null
  return (
    <span className={classNames(counter, className)} aria-hidden="true" {...rest}>
      {twoDigits(index + 1)} / {twoDigits(count)}
    </span>
  )
}
