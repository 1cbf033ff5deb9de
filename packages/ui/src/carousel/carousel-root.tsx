import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, FocusEvent } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { whileOver } from '../mouse/while-over.ts'
import { CarouselContext } from './carousel-context.ts'
import type { Carousel } from './use-carousel.ts'

export type CarouselRootProps = ComponentProps<'section'> & Readonly<{ carousel: Carousel; label: string }>

const handlersOf = ({ hold, release }: Carousel) => ({
  ...whileOver({ enter: () => hold('hover'), leave: () => release('hover') }),
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
