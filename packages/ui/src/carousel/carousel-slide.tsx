import { useLingui } from '@lingui/react/macro'
import { useContext, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { stackedSlide, trackSlide } from './carousel.css.ts'
import { useCarouselContext } from './carousel-context.ts'
import { InViewContext } from './in-view-context.ts'
import { useNearSlide } from './use-near-slide.ts'

export type CarouselSlideProps = Omit<ComponentProps<'div'>, 'children'> &
  Readonly<{
    index: number
    /** Hides the content until it is the next slide, so that its lazy pictures are fetched one ahead. */
    isLazy?: boolean
    children: ReactNode
  }>

export function CarouselSlide({ index, isLazy, className, children, ...rest }: CarouselSlideProps) {
  const { count, canMove, index: current, reached, transition } = useCarouselContext()
  const semantics = useSemantics(index)
  const isNear = useNearSlide(index)
  const isInView = useContext(InViewContext).includes(index)
  const isCurrent = index === current
  // Before the track has told what is in view: a focus that comes back to such a slide would be lost.
  const isShownAtLast = index > current && index < reached
  return (
    <div
      {...(count > 1 && semantics)}
      inert={canMove && !isCurrent && !isInView && !isShownAtLast}
      data-slide={index}
      data-current={isCurrent || undefined}
      data-far={(isLazy && !isNear) || undefined}
      className={classNames(transition === 'slide' ? trackSlide : stackedSlide, className)}
      {...rest}
    >
      {children}
    </div>
  )
}

/** A named group, or the panel of its thumbnail. */
function useSemantics(index: number) {
  const { t } = useLingui()
  const { id, isTabbed, count } = useCarouselContext()
  if (isTabbed) {
    return { role: 'tabpanel', id: `${id}-${index}`, 'aria-labelledby': `${id}-${index}-tab` }
  }
  const position = index + 1
  return {
    role: 'group',
    'aria-roledescription': t`slide`,
    'aria-label': t`${position} of ${count}`,
  }
}
