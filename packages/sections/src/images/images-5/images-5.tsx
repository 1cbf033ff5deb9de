import { CarouselCounter, CarouselThumbnails, classNames, Container } from '@bellows/ui'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { GallerySlider, isSliding, slidesOf } from '../../kit/gallery/gallery-slider.tsx'
import { GallerySlides } from '../../kit/gallery/gallery-slides.tsx'
import { SliderControls } from '../../kit/slider-controls.tsx'
import { SliderHeader } from '../parts/slider-header.tsx'
import * as css from './images-5.css.ts'
import type { Options } from './images-5.template.ts'

/** A large frame over a strip of small ones that pick it. */
export function LightTable(options: Options) {
  const { images, showCounter, thumbRatio } = options
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <GallerySlider options={options} transition="fade" isTabbed>
          <SliderHeader options={options} titleId={titleId}>
            {showCounter && isSliding(options) && <CarouselCounter />}
          </SliderHeader>
          <Container className={css.table}>
            <div className={css.stage}>
              <SliderControls
                options={options}
                tone="picture"
                className={classNames(css.controls, scripted)}
              />
              <GallerySlides images={images} sizes="c12·t8·m4" slideClassName={css.slide} />
            </div>
            <CarouselThumbnails
              pictures={slidesOf(images)}
              ratio={thumbRatio}
              className={classNames(css.strip, scripted)}
            />
          </Container>
        </GallerySlider>
      )}
    </SectionFrame>
  )
}
