import { CarouselControls, CarouselCounter, classNames, Image } from '@bellows/ui'
import type { ReactNode } from 'react'
import { usePlacement } from '../../kit/placement.tsx'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { useStageHeight } from '../../kit/stage-height.ts'
import { SectionSubtitle, TextBlock } from '../../kit/text-block.tsx'
import { HeroCarousel } from '../parts/hero-carousel.tsx'
import { HeroSlides } from '../parts/hero-slides.tsx'
import { isSlider } from '../parts/is-slider.ts'
import * as css from './hero-3.css.ts'
import type { Options } from './hero-3.template.ts'

const SIZES = '58vw·50vw·bleed'

/** A paper page facing a picture of its height. */
export function FolioSplit(options: Options) {
  const isMoving = isSlider(options)
  return (
    <SectionFrame options={options} isPadded={false} hasBackdrop>
      {(titleId) => (
        <Spread options={options} isMoving={isMoving}>
          <div className={css.paper}>
            <SectionSubtitle options={options} />
            <TextBlock
              options={{ ...options, subtitle: '' }}
              titleId={titleId}
              size="h1"
              isLead
              action={{ size: 'l' }}
              className={css.words}
            />
            {isMoving && <Controls {...options} />}
          </div>
          <div className={css.picture}>
            {isMoving ? <HeroSlides images={options.images} sizes={SIZES} /> : <Still {...options} />}
          </div>
        </Spread>
      )}
    </SectionFrame>
  )
}

type SpreadProps = { options: Options; isMoving: boolean; children: ReactNode }

function Spread({ options, isMoving, children }: SpreadProps) {
  const { className, ...height } = useStageHeight(options)
  const spread = (
    <div className={classNames(className, css.spread)} data-side={options.imageSide} {...height}>
      {children}
    </div>
  )
  return isMoving ? <HeroCarousel options={options}>{spread}</HeroCarousel> : spread
}

function Still({ images }: Pick<Options, 'images'>) {
  const { isPriority } = usePlacement()
  return <Image source={images[0]} index={2} sizes={SIZES} ratio="fill" priority={isPriority} />
}

function Controls({ showCounter, showArrows }: Pick<Options, 'showCounter' | 'showArrows'>) {
  return (
    <div className={classNames(css.controls, scripted)}>
      <CarouselControls hasArrows={showArrows} />
      {showCounter && <CarouselCounter />}
    </div>
  )
}
