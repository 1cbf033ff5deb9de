import { useState } from 'react'
import { useCarouselContext } from './carousel-context.ts'

/** Whether a slide is or was the current one, or comes next in a carousel that is live. */
export function useNearSlide(index: number): boolean {
  const { count, index: current, isAwake } = useCarouselContext()
  const [wasNear, setNear] = useState(false)
  const isDue = index === current || (isAwake && index === (current + 1) % count)
  if (isDue && !wasNear) setNear(true)
  return isDue || wasNear
}
