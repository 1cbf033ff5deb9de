import type { Image } from '@bellows/domain'
import { CarouselRoot, LightboxProvider, plainTitle, useCarousel, type CarouselRootProps } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import type { SliderOptions } from '../shared-options.ts'

export type SliderPictures = SliderOptions &
  Readonly<{ images: readonly Image[]; lightbox: boolean; title: string }>

type GallerySliderProps = Omit<CarouselRootProps, 'carousel' | 'label'> &
  Readonly<{
    options: SliderPictures
    transition: 'fade' | 'slide'
    /** Its slides are picked by thumbnails. */
    isTabbed?: boolean
  }>

/** Empty frames of a slider without pictures. */
const PLACEHOLDERS = 3

/** The pictures of a slider, or the empty frames in their place. */
export const slidesOf = (images: readonly Image[], frames = PLACEHOLDERS): readonly (Image | null)[] =>
  images.length > 0 ? images : Array.from({ length: frames }, () => null)

/** A single picture is no slider: it stands still. */
export const isSliding = ({ images }: Pick<SliderPictures, 'images'>): boolean => images.length !== 1

/** Pictures in turn, with a lightbox around them; the slide follows the picture that is looked at there. */
export function GallerySlider({ options, transition, isTabbed = false, ...rest }: GallerySliderProps) {
  const { t } = useLingui()
  const { images, lightbox, interval } = options
  const autoplay = options.autoplay && images.length > 1
  const count = slidesOf(images).length
  const carousel = useCarousel({ count, autoplay, interval, transition, isTabbed })
  const title = plainTitle(options.title)
  const root = (
    <CarouselRoot carousel={carousel} label={title ? t`Pictures: ${title}` : t`Slideshow`} {...rest} />
  )
  if (!lightbox || images.length === 0) return root
  const follow = (index: number) => index !== carousel.index && carousel.follow(index)
  return (
    <LightboxProvider pictures={images} onView={follow}>
      {root}
    </LightboxProvider>
  )
}
