import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, FocusEvent, PointerEvent } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { CarouselContext } from './carousel-context.ts'
import type { Carousel } from './use-carousel.ts'

export type CarouselRootProps = ComponentProps<'section'> & Readonly<{ carousel: Carousel; label: string }>

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
export function CarouselRoot({ carousel, label, ref, ...rest }: CarouselRootProps) {
  const { t } = useLingui()
  const attach = useComposedRefs(carousel.attach, ref)
  return (
    <CarouselContext value={carousel}>
      {carousel.count > 1 ? (
        <section
          ref={attach}
          aria-roledescription={t`carousel`}
          aria-label={label}
          data-transition={carousel.transition}
          {...rest}
          {...handlersOf(carousel)}
        />
      ) : (
        <div ref={attach} {...rest} />
      )}
    </CarouselContext>
  )
}
