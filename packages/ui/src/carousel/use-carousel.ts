import { useCallback, useEffect, useId, useMemo, useReducer, useState } from 'react'
import {
  carouselState,
  firstState,
  isPlaying,
  type CarouselState,
  type Happening,
  type Hold,
} from './carousel-state.ts'
import { useAutoplayClock } from './use-autoplay-clock.ts'
import { useCarouselHolds } from './use-carousel-holds.ts'

/** `fade` crosses over in 600 ms, `shift` fades with a short move in 300, `slide` moves a track that can be dragged. */
export type CarouselTransition = 'fade' | 'shift' | 'slide'
export type CarouselOptions = Readonly<{
  count: number
  autoplay?: boolean
  /** Milliseconds per slide. */
  interval?: number
  transition?: CarouselTransition
  /** Its slides are panels of the tabs in a `CarouselThumbnails`. */
  isTabbed?: boolean
}>
export type Carousel = Readonly<{
  /** Begins the ids of its slides and thumbnails. */
  id: string
  isTabbed: boolean
  count: number
  index: number
  /** Slides seen up to here: all of them at the last stop, where several show at once and it cannot loop. */
  reached: number
  by: CarouselState['by']
  turn: number
  /** It moves by itself right now. */
  isPlaying: boolean
  /** The visitor stopped it, or reduced motion does. */
  isStopped: boolean
  /** There is something to move to. */
  canMove: boolean
  /** The page is live. */
  isAwake: boolean
  autoplay: boolean
  interval: number
  transition: CarouselTransition
  next: () => void
  previous: () => void
  goTo: (index: number) => void
  /** Goes where the visitor looks elsewhere; autoplay goes on from there. */
  follow: (index: number) => void
  pause: () => void
  play: () => void
  hold: (hold: Hold) => void
  release: (hold: Hold) => void
  measured: (stops: number) => void
  /** Ref of the region. */
  attach: (root: HTMLElement | null) => void
}>

const actionsOf = (happened: (happening: Happening) => void) => ({
  next: () => happened({ type: 'moved', by: 1 }),
  previous: () => happened({ type: 'moved', by: -1 }),
  goTo: (index: number) => happened({ type: 'picked', index }),
  follow: (index: number) => happened({ type: 'followed', index }),
  pause: () => happened({ type: 'paused' }),
  play: () => happened({ type: 'played' }),
  hold: (hold: Hold) => happened({ type: 'held', hold }),
  release: (hold: Hold) => happened({ type: 'released', hold }),
  measured: (stops: number) => happened({ type: 'measured', stops }),
})

/** State and actions of one carousel, for `CarouselRoot` and whatever stands beside it. */
export function useCarousel(options: CarouselOptions): Carousel {
  const { count, autoplay = false, interval = 5000, transition = 'fade', isTabbed = false } = options
  const id = useId()
  const slides = Math.max(1, count)
  const settings = useMemo(() => ({ autoplay, interval }), [autoplay, interval])
  const [state, send] = useReducer(carouselState, settings, (first) => firstState(slides, first))
  const [root, attach] = useState<HTMLElement | null>(null)
  const happened = useCallback((happening: Happening) => send({ ...happening, at: performance.now() }), [])
  const actions = useMemo(() => actionsOf(happened), [happened])
  useEffect(() => happened({ type: 'configured', settings }), [happened, settings])
  useEffect(() => actions.measured(slides), [actions, slides])
  useCarouselHolds(root, actions)
  useAutoplayClock(root, state, happened)
  const { index, stops, by, turn, isStopped } = state
  return {
    ...actions,
    id,
    isTabbed,
    count,
    autoplay,
    interval,
    transition,
    index,
    reached: index === stops - 1 ? count : index + 1,
    by,
    turn,
    isStopped,
    isPlaying: isPlaying(state),
    canMove: stops > 1,
    isAwake: !state.holds.includes('asleep'),
    attach,
  }
}
