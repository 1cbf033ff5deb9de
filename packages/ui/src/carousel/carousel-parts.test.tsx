import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderToString } from 'react-dom/server'
import { conforms } from '../testing/conforms.tsx'
import { inSite } from '../testing/in-site.tsx'
import { CarouselContext } from './carousel-context.ts'
import { CarouselControls, CarouselNext, CarouselPause, CarouselPrevious } from './carousel-controls.tsx'
import { asleep } from './carousel.css.ts'
import { CarouselCounter } from './carousel-counter.tsx'
import { CarouselProgress } from './carousel-progress.tsx'
import { CarouselRoot } from './carousel-root.tsx'
import { CarouselSlide } from './carousel-slide.tsx'
import { CarouselThumbnails } from './carousel-thumbnails.tsx'
import { CarouselViewport } from './carousel-viewport.tsx'
import { useCarousel, type CarouselOptions } from './use-carousel.ts'

type InsideProps = Readonly<{ options?: Partial<CarouselOptions>; children: ReactNode }>

function Inside({ options, children }: InsideProps) {
  const carousel = useCarousel({ count: 3, autoplay: true, ...options })
  return <CarouselContext value={carousel}>{children}</CarouselContext>
}
const inside = (part: ReactNode) => <Inside>{part}</Inside>
const inTrack = (part: ReactNode) => <Inside options={{ transition: 'slide' }}>{part}</Inside>

function Whole({ count = 3, ...rest }: Readonly<{ count?: number }>) {
  return (
    <CarouselRoot carousel={useCarousel({ count })} label="Recent work" {...rest}>
      Slides
    </CarouselRoot>
  )
}

conforms('CarouselRoot', <Whole />)
conforms('CarouselRoot with one slide', <Whole count={1} />)
conforms('CarouselControls', <CarouselControls />, inside)
conforms('CarouselPause', <CarouselPause />, inside)
conforms('CarouselPrevious', <CarouselPrevious tone="picture" />, inside)
conforms('CarouselNext', <CarouselNext />, inside)
conforms('CarouselCounter', <CarouselCounter />, inside)
conforms('CarouselProgress', <CarouselProgress of="position" />, inside)
conforms('CarouselViewport', <CarouselViewport>Slides</CarouselViewport>, inside)
conforms('CarouselViewport of a track', <CarouselViewport>Slides</CarouselViewport>, inTrack)
conforms('CarouselSlide', <CarouselSlide index={1}>A print</CarouselSlide>, inside)
conforms('CarouselThumbnails', <CarouselThumbnails pictures={[null, null, null]} />, inside)

it('a part outside of its carousel says so', () => {
  expect(() => renderToString(inSite(<CarouselCounter />))).toThrow('outside of CarouselRoot')
})

it('does not offer to pause what reduced motion may keep from playing, until the page is live', () => {
  const html = renderToString(inSite(inside(<CarouselPause className="own" />)))
  expect(html).toMatch(new RegExp(`<button [^>]*class="[^"]*${asleep} own"`))
})
