import { useLingui } from '@lingui/react/macro'
import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import { CarouselContext } from './carousel-context.ts'
import type { Carousel } from './use-carousel.ts'

export type CarouselRootProps = Readonly<{
  carousel: Carousel
  label: string
  className?: string
  children: ReactNode
}>

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'

const handlersOf = ({ hold, release }: Carousel) => ({
  onPointerEnter: (event: PointerEvent) => isMouse(event) && hold('hover'),
  onPointerLeave: (event: PointerEvent) => isMouse(event) && release('hover'),
  onFocus: () => hold('focus'),
  onBlur: (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) release('focus')
  },
})

/** The region of a carousel. With one slide it is a plain box. */
export function CarouselRoot({ carousel, label, className, children }: CarouselRootProps) {
  const { t } = useLingui()
  const { attach } = carousel
  return (
    <CarouselContext value={carousel}>
      {carousel.count > 1 ? (
        <section
          ref={attach}
          aria-roledescription={t`carousel`}
          aria-label={label}
          data-transition={carousel.transition}
          className={className}
          {...handlersOf(carousel)}
        >
          {children}
        </section>
      ) : (
        <div ref={attach} className={className}>
          {children}
        </div>
      )}
    </CarouselContext>
  )
}
