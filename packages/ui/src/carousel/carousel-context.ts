import { createContext, useContext } from 'react'
import type { Carousel } from './use-carousel.ts'

export const CarouselContext = createContext<Carousel | null>(null)

/** The carousel that a part stands in; throws outside of `CarouselRoot`. */
export function useCarouselContext(): Carousel {
  const carousel = useContext(CarouselContext)
  if (!carousel) throw new Error('A carousel part stands outside of CarouselRoot')
  return carousel
}
