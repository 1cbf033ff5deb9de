import { CarouselSlide, CarouselViewport, Container, Image, useNearSlide } from '@bellows/ui'
import type { Numbered } from '../../kit/entries-frame.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { SliderFoot } from '../../kit/slider-foot.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import type { Voice } from '../options.ts'
import { Monogram } from '../parts/face.tsx'
import { TestimonialFrame } from '../parts/testimonial-frame.tsx'
import { Testimony } from '../parts/testimony.tsx'
import { VoiceSlider } from '../parts/voice-slider.tsx'
import * as css from './testimonial-3.css.ts'
import type { Options } from './testimonial-3.template.ts'

/** The client’s picture carries the words. */
export function PortraitSpread({ imageSide, ...options }: Options) {
  return (
    <TestimonialFrame options={options}>
      {(voices, titleId) => (
        <Container>
          <VoiceSlider
            options={options}
            count={voices.length}
            className={css.root}
            data-side={imageSide}
            data-bare={!options.showAvatar || voices.length === 0 || undefined}
          >
            <TextBlock
              options={options}
              titleId={titleId}
              size="h3"
              action={{ variant: 'text' }}
              className={css.words}
            />
            {voices.length > 1 && <SliderFoot options={options} className={css.foot} />}
            <Spreads voices={voices} hasPlates={options.showAvatar} />
          </VoiceSlider>
        </Container>
      )}
    </TestimonialFrame>
  )
}

type SpreadsProps = Readonly<{ voices: readonly Numbered<Voice>[]; hasPlates: boolean }>

function Spreads({ voices, hasPlates }: SpreadsProps) {
  if (voices.length === 0) return null
  return (
    <CarouselViewport className={css.spreads}>
      {voices.map((voice, index) => (
        <CarouselSlide key={voice.id} index={index} className={css.spread}>
          {hasPlates && <Plate voice={voice} index={index} />}
          <Testimony voice={voice} variant="h3" face={null} className={css.figure} />
        </CarouselSlide>
      ))}
    </CarouselViewport>
  )
}

/** The picture, fetched when its slide comes next or where no script will tell; without one the initials, as large. */
function Plate({ voice, index }: Readonly<{ voice: Voice; index: number }>) {
  const { isPriority } = usePlacement()
  const isNear = useNearSlide(index)
  if (!voice.avatar)
    return (
      <div className={css.plate}>
        <Monogram name={voice.name} className={css.monogram} />
      </div>
    )
  const picture = (
    <Image
      source={voice.avatar}
      alt={voice.avatar.alt || voice.name}
      ratio="fill"
      sizes="c5·t3·m4"
      {...(index === 0 ? { priority: isPriority } : { fetchPriority: 'low' })}
    />
  )
  return <div className={css.plate}>{isNear ? picture : <noscript>{picture}</noscript>}</div>
}
