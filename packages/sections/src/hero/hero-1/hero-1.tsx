import { CarouselControls, CarouselCounter, classNames, Container } from '@bellows/ui'
import { SectionAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { SectionDescription, SectionSubtitle, TextBlock } from '../../kit/text-block.tsx'
import { HeroScrim } from '../parts/hero-scrim.tsx'
import { scripted } from '../../kit/scripted.css.ts'
import { HeroStage } from '../parts/hero-stage.tsx'
import { isSlider } from '../parts/is-slider.ts'
import * as css from './hero-1.css.ts'
import type { Options } from './hero-1.template.ts'

/** One picture, words along its foot. */
export function LowerThird(options: Options) {
  const isMoving = isSlider(options)
  return (
    <SectionFrame options={options} isPadded={false}>
      {(titleId) => (
        <HeroStage options={options}>
          <HeroScrim options={options} className={css.scrim}>
            <Words options={options} titleId={titleId} className={isMoving && css.wordsOverControls} />
            {isMoving && <Controls {...options} />}
          </HeroScrim>
        </HeroStage>
      )}
    </SectionFrame>
  )
}

type WordsProps = { options: Options; titleId: string; className: string | false }

function Words({ options, titleId, className }: WordsProps) {
  const hasTitle = options.title.trim() !== ''
  return (
    <Container width="wide" className={classNames(css.words, className)} data-side={options.contentSide}>
      {hasTitle && (
        <TextBlock
          options={{ ...options, description: '' }}
          titleId={titleId}
          titleLook={{ displayMeasure: 14, sizeBelow: 't' }}
          size="display"
          action={null}
          isOnPicture
          className={css.title}
        />
      )}
      <div className={classNames(css.aside, hasTitle ? css.beside : css.alone)}>
        {!hasTitle && <SectionSubtitle options={options} isOnPicture />}
        <SectionDescription options={options} isLead className={css.lead} />
        <SectionAction options={options} size="l" />
      </div>
    </Container>
  )
}

function Controls({ showCounter, showArrows }: Pick<Options, 'showCounter' | 'showArrows'>) {
  return (
    <Container width="wide" className={classNames(css.controls, scripted)}>
      {showCounter && <CarouselCounter />}
      <CarouselControls tone="picture" hasArrows={showArrows} />
    </Container>
  )
}
