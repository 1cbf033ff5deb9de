import { useEffect } from 'react'
import { dueIn, type CarouselState, type Happening } from './carousel-state.ts'

const arrivals = ['load', 'error'] as const

const isLoaded = (slide: Element | null | undefined) =>
  [...(slide?.querySelectorAll('img') ?? [])].every((picture) => picture.complete)

/** Tells when the slide has been shown long enough, and when a picture that was waited for has come. */
export function useAutoplayClock(
  root: HTMLElement | null,
  state: CarouselState,
  happened: (happening: Happening) => void,
) {
  useEffect(() => {
    const wait = dueIn(state, performance.now())
    if (wait === null) return undefined
    const next = (state.index + 1) % state.stops
    const check = () => {
      const slide = root?.querySelector(`[data-slide="${next}"]`)
      happened({ type: 'due', isNextLoaded: isLoaded(slide) })
    }
    const timer = setTimeout(check, Math.ceil(wait))
    for (const type of arrivals) root?.addEventListener(type, check, true)
    return () => {
      clearTimeout(timer)
      for (const type of arrivals) root?.removeEventListener(type, check, true)
    }
  }, [root, state, happened])
}
