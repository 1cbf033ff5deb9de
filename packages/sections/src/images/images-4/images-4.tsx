import { GalleryFrame } from '../parts/gallery-frame.tsx'
import { GallerySlider, isSliding } from '../../kit/gallery/gallery-slider.tsx'
import { GallerySlides } from '../../kit/gallery/gallery-slides.tsx'
import { SliderFoot } from '../../kit/slider-foot.tsx'
import * as css from './images-4.css.ts'
import type { Options } from './images-4.template.ts'

/** One picture at a time, whole, on a mat. */
export function ImageStage(options: Options) {
  const whole = options.images.map((image) => ({ ...image, objectFit: 'contain' as const }))
  return (
    <GalleryFrame options={options}>
      <GallerySlider options={options} transition="slide" className={css.root}>
        {isSliding(options) && <SliderFoot options={options} className={css.foot} classes={css.arrows} />}
        <GallerySlides
          images={whole}
          sizes="c12·t8·m4"
          className={css.stage}
          data-surface={options.mat ? 'secondary' : undefined}
          slideClassName={options.mat ? css.slide.matted : css.slide.bare}
        />
      </GallerySlider>
    </GalleryFrame>
  )
}
