import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { stack, track, viewport } from './carousel.css.ts'
import { useCarouselContext } from './carousel-context.ts'
import { InViewContext } from './in-view-context.ts'
import { useSwipe } from './use-swipe.ts'

const CarouselTrackEngine = lazy(async () => ({
  default: (await import('./carousel-track-engine.tsx')).CarouselTrackEngine,
}))

export type CarouselViewportProps = Readonly<{
  className?: string
  /** Slides that show at once before the track is live. */
  perView?: number
  /** Where the current slide of a track stands. */
  align?: 'start' | 'center'
  /** `CarouselSlide`s. */
  children: ReactNode
}>

/** The slides. A track (`slide`) gets its engine, and with it dragging, after the page is live. */
export function CarouselViewport(props: CarouselViewportProps) {
  const { transition } = useCarouselContext()
  return transition === 'slide' ? <Track {...props} /> : <Stack {...props} />
}

const liveOf = (isPlaying: boolean) => (isPlaying ? 'off' : 'polite')

function Stack({ className, children }: CarouselViewportProps) {
  const { by, canMove, isPlaying, next, previous } = useCarouselContext()
  const swipe = useSwipe({ onForward: next, onBack: previous })
  return (
    <div
      className={classNames(stack, className)}
      data-by={by}
      {...(canMove && { ...swipe, 'aria-live': liveOf(isPlaying) })}
    >
      {children}
    </div>
  )
}

function Track({ className, perView = 1, align = 'start', children }: CarouselViewportProps) {
  const { canMove, count, isPlaying } = useCarouselContext()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isLive, setLive] = useState(false)
  const [inView, setInView] = useState<readonly number[] | null>(null)
  const visible = useMemo(() => inView ?? Array.from({ length: perView }, (_, i) => i), [inView, perView])
  return (
    <div ref={setElement} className={classNames(viewport, className)}>
      <InViewContext value={visible}>
        <div
          className={track}
          data-live={isLive || undefined}
          aria-live={canMove ? liveOf(isPlaying) : undefined}
        >
          {children}
        </div>
      </InViewContext>
      {element && count > 1 && (
        <Suspense>
          <CarouselTrackEngine viewport={element} align={align} onLive={setLive} onInView={setInView} />
        </Suspense>
      )}
    </div>
  )
}
