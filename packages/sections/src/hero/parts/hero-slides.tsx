import type { Image as Picture } from '@bellows/domain'
import { CarouselSlide, CarouselViewport, classNames, Image, useCarouselContext } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { uniqueKeys } from '../../kit/unique-keys.ts'
import * as unscripted from '../../kit/unscripted/slides.css.ts'
import * as css from './hero-stage.css.ts'

/** All pictures are in the page; the first is fetched at once, the others when they come next. */
export function HeroSlides({ images, sizes = 'bleed' }: { images: readonly Picture[]; sizes?: string }) {
  const { isPriority } = usePlacement()
  const { isAwake, index: current, count } = useCarouselContext()
  const isDue = (index: number) => index === current || (isAwake && index === (current + 1) % count)
  const keys = uniqueKeys(images)
  return (
    <CarouselViewport className={classNames(css.slides, unscripted.row)}>
      {images.map((image, index) => (
        <CarouselSlide
          key={keys[index]}
          index={index}
          isLazy
          className={classNames(css.slide, unscripted.slide)}
        >
          {index === 0 ? (
            <Image source={image} sizes={sizes} ratio="fill" priority={isPriority} />
          ) : (
            <Image
              source={image}
              sizes={sizes}
              ratio="fill"
              index={index}
              fetchPriority="low"
              loading={isDue(index) ? 'eager' : 'lazy'}
            />
          )}
        </CarouselSlide>
      ))}
    </CarouselViewport>
  )
}
