import type { Image } from '@bellows/domain'
import {
  CarouselSlide,
  CarouselViewport,
  classNames,
  useCarouselContext,
  type CarouselViewportProps,
} from '@bellows/ui'
import type { CSSProperties } from 'react'
import { usePlacement } from '../placement.tsx'
import { uniqueKeys } from '../unique-keys.ts'
import * as unscripted from '../unscripted/slides.css.ts'
import { GalleryPicture } from './gallery-picture.tsx'
import { slidesOf } from './gallery-slider.tsx'

type GallerySlidesProps = Omit<CarouselViewportProps, 'children'> &
  Readonly<{
    images: readonly Image[]
    sizes: string
    slideClassName: string
    /** Neighbours show beside the current slide. */
    hasNeighbours?: boolean
    slideStyle?: (index: number) => CSSProperties
    /** Where each picture was posted. */
    posts?: readonly (string | undefined)[]
  }>

/** All pictures are in the page; the first is fetched at once, the others when they come next. */
export function GallerySlides({ images, sizes, slideClassName, slideStyle, ...props }: GallerySlidesProps) {
  const { hasNeighbours = false, posts, className, ...viewport } = props
  const { isPriority } = usePlacement()
  const { isAwake, index: current, count } = useCarouselContext()
  const isDue = (index: number) => index === current || (isAwake && index === (current + 1) % count)
  const slides = slidesOf(images)
  const keys = uniqueKeys(slides.map((image) => image ?? { url: '' }))
  return (
    <CarouselViewport {...viewport} className={classNames(className, unscripted.row)}>
      {slides.map((source, index) => (
        <CarouselSlide
          key={keys[index]}
          index={index}
          isLazy={!hasNeighbours}
          className={classNames(slideClassName, unscripted.slide)}
          style={slideStyle?.(index)}
        >
          <GalleryPicture
            index={index}
            source={source}
            post={posts?.[index]}
            sizes={sizes}
            {...(index === 0
              ? { priority: isPriority }
              : { fetchPriority: 'low', loading: isDue(index) ? 'eager' : 'lazy' })}
          />
        </CarouselSlide>
      ))}
    </CarouselViewport>
  )
}
