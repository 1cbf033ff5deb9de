import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isMotionReduced } from '../media-query/reduced-motion.ts'
import { useCarouselContext } from './carousel-context.ts'

/** Embla's measure of slowness that settles in about 300 ms. */
const DURATION = 16
/** So few centred slides leave an empty side, where a loop would jump. */
const CENTRED_PAIR = 2
/** Share of a slide in view from which it can be used. */
const WHOLE = 0.9

type EngineProps = Readonly<{
  viewport: HTMLElement
  align: 'start' | 'center'
  onLive: (isLive: boolean) => void
  onInView: (slides: readonly number[]) => void
}>
type Api = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

const directionOf = (element: Element) =>
  getComputedStyle(element).direction === 'rtl' ? ('rtl' as const) : ('ltr' as const)
const loops = (api: Api) => api.internalEngine().options.loop

/** Takes the shortest way that goes in the direction of the move. */
function follow(api: Api, index: number, by: -1 | 0 | 1) {
  const count = api.scrollSnapList().length
  const selected = api.selectedScrollSnap()
  if (selected === index || index >= count) return
  const isStep = by !== 0 && (selected + by + count) % count === index
  if (!isStep || !loops(api)) api.scrollTo(index, isMotionReduced())
  else if (by === 1) api.scrollNext(isMotionReduced())
  else api.scrollPrev(isMotionReduced())
}

/** Moves the track of its viewport, by itself and under the finger; draws nothing. */
export function CarouselTrackEngine({ viewport, align, onLive, onInView }: EngineProps) {
  const { count, index, by, goTo, pause, measured } = useCarouselContext()
  const [options] = useState(() => ({
    align,
    loop: align === 'start' || count > CENTRED_PAIR,
    duration: DURATION,
    startIndex: index,
    inViewThreshold: WHOLE,
    watchFocus: false,
    direction: directionOf(viewport),
  }))
  const [attach, api] = useEmblaCarousel(options)
  const onSelect = useEffectEvent((from: Api) => {
    if (from.selectedScrollSnap() !== index) goTo(from.selectedScrollSnap())
  })
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (!api) return undefined
    const measure = () => measured(api.scrollSnapList().length)
    const look = () => onInView(api.slidesInView())
    measure()
    look()
    onLive(true)
    api
      .on('reInit', measure)
      .on('slidesInView', look)
      .on('select', onSelect)
      .on('scroll', () => api.internalEngine().dragHandler.pointerDown() && pause())
    return () => onLive(false)
  }, [api, measured, onInView, onLive, pause])
  useEffect(() => {
    if (api) follow(api, index, by)
  }, [api, index, by])
  return null
}
