import { CarouselRoot, classNames, Image, PictureStage, plainTitle, useCarousel } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePlacement } from '../../kit/placement.tsx'
import { isSlider, type HeroPictures } from './is-slider.ts'
import { useHeroHeight, type HeightOptions } from './hero-height.ts'
import { HeroSlides } from './hero-slides.tsx'

type HeroStageProps = Readonly<{
  options: HeightOptions & HeroPictures & { title: string }
  transition?: 'fade' | 'slide'
  className?: string
  /** What stands on the pictures: words in a `Scrim`, and controls if they take turns. */
  children: ReactNode
}>

/** Full-bleed pictures with words on them, one or several in turn; grows with the words. */
export function HeroStage(props: HeroStageProps) {
  return isSlider(props.options) ? <Slider {...props} /> : <Still {...props} />
}

function Still({ options, className, children }: HeroStageProps) {
  const { isPriority } = usePlacement()
  const height = useHeroHeight(options)
  return (
    <PictureStage {...height} className={classNames(height.className, className)}>
      <Image source={options.images[0]} sizes="bleed" ratio="fill" priority={isPriority} />
      {children}
    </PictureStage>
  )
}

function Slider({ options, transition = 'fade', className, children }: HeroStageProps) {
  const { t } = useLingui()
  const { images, autoplay, interval } = options
  const title = plainTitle(options.title)
  const height = useHeroHeight(options)
  const carousel = useCarousel({ count: images.length, autoplay, interval, transition })
  return (
    <CarouselRoot carousel={carousel} label={title ? t`Pictures: ${title}` : t`Pictures`}>
      <PictureStage {...height} className={classNames(height.className, className)}>
        {children}
        <HeroSlides images={images} />
      </PictureStage>
    </CarouselRoot>
  )
}
