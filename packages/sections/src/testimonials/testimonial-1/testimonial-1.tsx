import { CarouselSlide, CarouselViewport, classNames, Container } from '@bellows/ui'
import { SliderFoot } from '../../kit/slider-foot.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { below } from '../../kit/unscripted/slides.css.ts'
import { TestimonialFrame } from '../parts/testimonial-frame.tsx'
import { Testimony } from '../parts/testimony.tsx'
import { VoiceSlider } from '../parts/voice-slider.tsx'
import { spokenSize } from '../parts/voices.ts'
import * as css from './testimonial-1.css.ts'
import type { Options } from './testimonial-1.template.ts'

/** One voice at a time, in the middle of the page. */
export function CentreStage(options: Options) {
  return (
    <TestimonialFrame options={options}>
      {(voices, titleId) => (
        <Container className={css.page}>
          <TextBlock
            options={options}
            titleId={titleId}
            size="h3"
            align="center"
            action={{ variant: 'text' }}
            className={css.words}
          />
          {voices.length > 0 && (
            <VoiceSlider
              options={options}
              count={voices.length}
              className={css.root}
              data-faces={options.showAvatar ? undefined : 'none'}
            >
              {voices.length > 1 && (
                <SliderFoot options={options} className={css.foot} classes={css.arrows} />
              )}
              <CarouselViewport className={css.stage}>
                {voices.map((voice, index) => (
                  <CarouselSlide key={voice.id} index={index} className={classNames(css.slide, below)}>
                    <Testimony
                      voice={voice}
                      variant={spokenSize(voice)}
                      face={options.showAvatar ? 'm' : null}
                      align="center"
                    />
                  </CarouselSlide>
                ))}
              </CarouselViewport>
            </VoiceSlider>
          )}
        </Container>
      )}
    </TestimonialFrame>
  )
}
