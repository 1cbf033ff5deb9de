import { CarouselRoot, plainTitle, useCarousel } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HeroPictures } from './is-slider.ts'

type HeroCarouselProps = Readonly<{
  options: HeroPictures & { title: string }
  transition?: 'fade' | 'slide'
  children: ReactNode
}>

/** The region of a hero whose pictures take turns, named by its title. */
export function HeroCarousel({ options, transition = 'fade', children }: HeroCarouselProps) {
  const { t } = useLingui()
  const { images, autoplay, interval } = options
  const title = plainTitle(options.title)
  const carousel = useCarousel({ count: images.length, autoplay, interval, transition })
  return (
    <CarouselRoot carousel={carousel} label={title ? t`Pictures: ${title}` : t`Pictures`}>
      {children}
    </CarouselRoot>
  )
}
