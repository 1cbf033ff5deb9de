import { ASSUMED_RATIO, inlineVars } from '@bellows/tokens'
import { CarouselCounter, carouselVars, classNames, Container } from '@bellows/ui'
import { useRef } from 'react'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import { GalleryFrame } from '../parts/gallery-frame.tsx'
import { GallerySlider, isSliding } from '../../kit/gallery/gallery-slider.tsx'
import { GallerySlides } from '../../kit/gallery/gallery-slides.tsx'
import { SliderControls } from '../../kit/slider-controls.tsx'
import { useRatios } from '../parts/use-ratios.ts'
import * as css from './images-6.css.ts'
import type { Options } from './images-6.template.ts'

const PAIR = 2
/** Of the window; what is wider is cut at its sides. */
const WIDEST = '86%'
const widthOf = (ratio = ASSUMED_RATIO, widest = WIDEST) => `min(${widest}, calc(${css.height} * ${ratio}))`

const lengthOf = (ratio: number) => widthOf(ratio, css.WIDEST)
/** Lengths of the strip and of its widest picture, for styles whose percentages are of something else. */
function lengthsOf(images: readonly unknown[], ratios: readonly (number | undefined)[]) {
  const own = images.map((_, index) => ratios[index] ?? ASSUMED_RATIO)
  const alike = [...new Set(own)].map((ratio) => {
    const { length } = own.filter((other) => other === ratio)
    return `${length} * (${lengthOf(ratio)} + ${css.gap})`
  })
  return {
    [css.stripLength]: `calc(${alike.join(' + ')})`,
    [css.widest]: lengthOf(Math.max(...own)),
  }
}

/** A film strip: one height, widths by shape, the current picture in the middle. */
export function Reel(options: Options) {
  const { images, gap, reelHeight, dimNeighbours } = options
  const root = useRef<HTMLElement>(null)
  const ratios = useRatios(root, images)
  const isPair = images.length === PAIR
  return (
    <GalleryFrame options={options} width="bleed">
      <GallerySlider
        ref={root}
        options={options}
        transition="slide"
        className={classNames(css.root, css.gaps[gap])}
        style={inlineVars({ [css.reel]: `${reelHeight}px` })}
        data-dim={dimNeighbours || undefined}
        data-pair={isPair || undefined}
        data-round={images.length > PAIR || undefined}
      >
        {isSliding(options) && <Foot {...options} />}
        <GallerySlides
          images={images}
          sizes="60vw·70vw·86vw"
          align="center"
          hasNeighbours
          className={css.film}
          slideClassName={css.slide}
          slideStyle={(index) => inlineVars({ [carouselVars.slideSize]: widthOf(ratios[index]) })}
          style={inlineVars({
            [carouselVars.gap]: css.gap,
            ...(images.length > PAIR && lengthsOf(images, ratios)),
            ...(!isPair && { [carouselVars.firstOffset]: `calc((100% - ${widthOf(ratios[0])}) / 2)` }),
          })}
        />
      </GallerySlider>
    </GalleryFrame>
  )
}

function Foot(options: Options) {
  return (
    <Container className={classNames(css.foot, scripted)}>
      <SliderControls options={options} className={css.controls} />
      {options.showCounter && <CarouselCounter className={css.counter} />}
    </Container>
  )
}
