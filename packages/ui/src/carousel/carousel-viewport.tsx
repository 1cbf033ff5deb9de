import { lazy, Suspense, useMemo, useState, type ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { loadPatiently } from '../late/late-code.ts'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { stack, track, viewport } from './carousel.css.ts'
import { useCarouselContext } from './carousel-context.ts'
import { InViewContext } from './in-view-context.ts'
import { useSwipe } from './use-swipe.ts'

// Until it comes, and without a line, the slides stand as they were drawn.
const CarouselTrackEngine = lazy(async () => ({
  default: (await loadPatiently(() => import('./carousel-track-engine.tsx'))).CarouselTrackEngine,
}))

export type CarouselViewportProps = Omit<ComponentProps<'div'>, 'align'> &
  Readonly<{
    /** Slides that show at once before the track is live. */
    perView?: number
    /** Where the current slide of a track stands. */
    align?: 'start' | 'center'
  }>

/** Holds the `CarouselSlide`s. A track (`slide`) gets its engine, and with it dragging, after the page is live. */
export function CarouselViewport(props: CarouselViewportProps) {
  const { transition } = useCarouselContext()
  return transition === 'slide' ? <Track {...props} /> : <Stack {...props} />
}

const liveOf = (isPlaying: boolean) => (isPlaying ? 'off' : 'polite')

function Stack({ className, perView: _p, align: _a, ...rest }: CarouselViewportProps) {
  const { by, canMove, isPlaying, next, previous } = useCarouselContext()
  const swipe = useSwipe({ onForward: next, onBack: previous })
  return (
    <div
      className={classNames(stack, className)}
      data-by={by}
      {...rest}
      {...(canMove && { ...swipe, 'aria-live': liveOf(isPlaying) })}
    />
  )
}

function Track({ perView = 1, align = 'start', ...props }: CarouselViewportProps) {
  const { className, ref, children, ...rest } = props
  const { canMove, count, isPlaying } = useCarouselContext()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const attach = useComposedRefs(setElement, ref)
  const [isLive, setLive] = useState(false)
  const [inView, setInView] = useState<readonly number[] | null>(null)
  const visible = useMemo(() => inView ?? Array.from({ length: perView }, (_, i) => i), [inView, perView])
  return (
    <div ref={attach} className={classNames(viewport, className)} {...rest}>
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
