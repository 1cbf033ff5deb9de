import { Image, PictureStage } from '@bellows/ui'
import type { ReactNode } from 'react'
import { usePlacement } from '../../kit/placement.tsx'
import type { HeadingOptions } from '../../kit/shared-options.ts'
import { isSlider, type HeroPictures } from './is-slider.ts'
import type { HeightOptions } from '../../kit/stage-height.ts'
import * as css from '../../kit/words-below.css.ts'
import { useWordsBelow } from '../../kit/words-below.ts'
import { HeroCarousel } from './hero-carousel.tsx'
import { HeroSlides } from './hero-slides.tsx'

type HeroStageProps = Readonly<{
  options: HeightOptions & HeroPictures & HeadingOptions
  /** Widest band on which the words stand below the picture: phones, or tablets too. */
  ground: 'm' | 't'
  transition?: 'fade' | 'slide'
  className?: string
  /** What stands on the pictures: words in a `Scrim`, and controls if they take turns. */
  children: ReactNode
}>

/** Full-bleed pictures with words on them, one or several in turn; grows with the words. */
export function HeroStage(props: HeroStageProps) {
  return isSlider(props.options) ? <Slider {...props} /> : <Still {...props} />
}

const useStage = ({ options, ground, className }: HeroStageProps) => useWordsBelow(options, ground, className)

function Still(props: HeroStageProps) {
  const { isPriority } = usePlacement()
  const [picture] = props.options.images
  return (
    <PictureStage {...useStage(props)}>
      <Image source={picture} sizes="bleed" ratio="fill" priority={isPriority} className={css.picture} />
      {props.children}
    </PictureStage>
  )
}

function Slider(props: HeroStageProps) {
  const { options, transition, children } = props
  const stage = useStage(props)
  return (
    <HeroCarousel options={options} {...(transition && { transition })}>
      <PictureStage {...stage}>
        {children}
        <HeroSlides images={options.images} />
      </PictureStage>
    </HeroCarousel>
  )
}
