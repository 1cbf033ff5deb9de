import { inlineVars } from '@bellows/tokens'
import { CarouselCounter, CarouselProgress, carouselVars, classNames, Container } from '@bellows/ui'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { GallerySlider, isSliding, slidesOf } from '../../kit/gallery/gallery-slider.tsx'
import { GallerySlides } from '../../kit/gallery/gallery-slides.tsx'
import { SliderControls } from '../../kit/slider-controls.tsx'
import { SliderHeader } from '../parts/slider-header.tsx'
import * as css from './images-7.css.ts'
import type { Options } from './images-7.template.ts'

/** Equal prints on a shelf that begins with the grid and runs off the page. */
export function Shelf(options: Options) {
  const { images, perView, ratio } = options
  const fits = fitsOn(options)
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <GallerySlider options={options} transition="slide">
          <SliderHeader options={options} titleId={titleId}>
            {hasMover(options) && (
              <div className={css.mover} data-fits={fits}>
                <SliderControls options={options} />
                {options.showCounter && <CarouselCounter className={css.counter} />}
              </div>
            )}
          </SliderHeader>
          <GallerySlides
            images={images}
            sizes="28vw·42vw·84vw"
            perView={perView}
            hasNeighbours
            className={css.shelves[perView]}
            data-fits={fits}
            slideClassName={css.slides[ratio]}
            style={inlineVars({ [carouselVars.slideSize]: css.width, [carouselVars.gap]: css.gap })}
          />
          {isSliding(options) && (
            <Container className={classNames(css.progress, scripted)} data-fits={fits}>
              <CarouselProgress of="position" />
            </Container>
          )}
        </GallerySlider>
      )}
    </SectionFrame>
  )
}

const ON_TABLETS = 2

/** The bands on which all of the shelf is in view. */
function fitsOn({ images, perView }: Options): string {
  const { length } = slidesOf(images)
  return [length <= ON_TABLETS && 't', length <= perView && 'd'].filter(Boolean).join(' ')
}

const hasMover = (options: Options): boolean =>
  isSliding(options) && (options.autoplay || options.showArrows || options.showCounter)
