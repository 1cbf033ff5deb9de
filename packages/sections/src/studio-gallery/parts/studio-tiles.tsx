import { CarouselCounter, classNames } from '@bellows/ui'
import { GalleryLightbox } from '../../kit/gallery/gallery-lightbox.tsx'
import { GalleryPicture } from '../../kit/gallery/gallery-picture.tsx'
import { GallerySlider, isSliding, slidesOf } from '../../kit/gallery/gallery-slider.tsx'
import { GallerySlides } from '../../kit/gallery/gallery-slides.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import { SliderControls } from '../../kit/slider-controls.tsx'
import { uniqueKeys } from '../../kit/unique-keys.ts'
import type { StudioOptions } from '../options.ts'
import type { Shown } from './shown.ts'
import { sizesAt, type TileSizes } from './tile-sizes.ts'
import * as css from './tiles.css.ts'

type StudioTilesProps = Readonly<{
  options: StudioOptions & Readonly<{ gap: keyof typeof css.gaps }>
  shown: Shown
  sizes: TileSizes
  /** Of the list of tiles, or of what holds the one picture. */
  className?: string
}>

/** The pictures, as the owner wants them laid out; posts lead away, own pictures open. */
export function StudioTiles(props: StudioTilesProps) {
  const { displayType } = props.options
  if (displayType === 'SLIDESHOW') return <Slideshow {...props} />
  const { images, posts } = props.shown
  return (
    <GalleryLightbox images={images} lightbox={!posts}>
      {displayType === 'SINGLE' ? <Single {...props} /> : <Grid {...props} />}
    </GalleryLightbox>
  )
}

function Slideshow({ options, shown, sizes, className }: StudioTilesProps) {
  const { images, posts } = shown
  const sliding = { ...options, images, lightbox: !posts }
  return (
    <GallerySlider options={sliding} transition="fade" className={classNames(css.stage, className)}>
      {isSliding(sliding) && (
        <div className={classNames(css.controls, scripted)}>
          {options.showCounter && <CarouselCounter tone="picture" />}
          <SliderControls options={options} tone="picture" />
        </div>
      )}
      <GallerySlides
        images={images}
        sizes={sizes.whole}
        slideClassName={css.single}
        {...(posts && { posts })}
      />
    </GallerySlider>
  )
}

/** The others stand in the lightbox. */
function Single({ shown, sizes, className }: StudioTilesProps) {
  const { isPriority } = usePlacement()
  const [source = null] = shown.images
  return (
    <div className={classNames(css.single, className)}>
      <GalleryPicture
        index={0}
        source={source}
        post={shown.posts?.[0]}
        sizes={sizes.whole}
        priority={isPriority}
      />
    </div>
  )
}

/** Empty frames of a grid without pictures. */
const PLACEHOLDERS = 6
const NINE = 9

function Grid({ options, shown, sizes, className }: StudioTilesProps) {
  const { isPriority } = usePlacement()
  const isMosaic = options.displayType === 'LARGEGRID'
  const tiles = slidesOf(shown.images, PLACEHOLDERS)
  const keys = uniqueKeys(tiles.map((image) => image ?? { url: '' }))
  const isLast = (index: number) => index > 0 && index === tiles.length - 1
  return (
    <ul
      className={classNames(
        isMosaic ? css.mosaic : css.grid,
        !isMosaic && !className && css.shared,
        css.gaps[options.gap],
        className,
      )}
      data-many={options.maxItems > NINE || undefined}
    >
      {tiles.map((source, index) => (
        <li
          key={keys[index]}
          className={classNames(
            css.tile,
            isMosaic && index === 0 && css.large,
            isMosaic && isLast(index) && css.lastOfMosaic,
          )}
        >
          <GalleryPicture
            index={index}
            source={source}
            post={shown.posts?.[index]}
            sizes={sizesAt(index, { ...sizes, count: tiles.length, isMosaic })}
            priority={isPriority && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
