import {
  CarouselControls,
  CarouselCounter,
  classNames,
  Container,
  endsAtWords,
  PictureLayer,
  scrim,
  Scrim,
  scrimPart,
} from '@bellows/ui'
import { hasAction, SectionAction } from '../../kit/section-action.tsx'
import { useHost } from '../../kit/host.tsx'
import { plainLength } from '../../kit/plain-length.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { SectionDescription, TextBlock, type Darkness } from '../../kit/text-block.tsx'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import { foot } from '../../kit/words-below.css.ts'
import { swiped } from '../parts/hero-stage.css.ts'
import { HeroStage } from '../parts/hero-stage.tsx'
import { isSlider } from '../parts/is-slider.ts'
import * as css from './hero-1.css.ts'
import type { Options } from './hero-1.template.ts'
import { darknessBehind, placingOf } from './words-places.ts'

/** One picture, words along its foot. */
export function LowerThird(options: Options) {
  const isMoving = isSlider(options)
  return (
    <SectionFrame options={options} isPadded={false}>
      {(titleId) => (
        <HeroStage options={options} ground="t">
          <PictureLayer className={classNames(foot, css.foot, swiped)}>
            <Words options={options} titleId={titleId} className={isMoving && css.wordsOverControls} />
            {isMoving && <Controls {...options} />}
          </PictureLayer>
        </HeroStage>
      )}
    </SectionFrame>
  )
}

type WordsProps = { options: Options; titleId: string; className: string | false }

function Words({ options, titleId, className }: WordsProps) {
  const { isPreview } = useHost()
  const placing = placingOf(options)
  // Nothing is darkened for an aside without description and button.
  const hasAside = placing.isSplit && (plainLength(options.description) > 0 || hasAction(options, isPreview))
  const darkness = darknessBehind(options, placing, hasAside)
  const { className: dark, ...marks } = scrim(darkness.row.strength, darkness.row.edge)
  return (
    <Container
      width="wide"
      {...marks}
      className={classNames(dark, css.words, className)}
      data-side={placing.side}
    >
      <TextBlock
        options={placing.isSplit ? { ...options, description: '' } : options}
        titleId={titleId}
        titleLook={{ displayMeasure: 14, sizeBelow: 't' }}
        descriptionClassName={css.lead}
        size="display"
        action={placing.isSplit ? null : { size: 'l' }}
        isLead
        darkness={darkness.own}
        className={css.title}
      />
      {hasAside && <Aside options={options} darkness={darkness.aside} />}
    </Container>
  )
}

/** Description and button. */
function Aside({ options, darkness }: { options: Options; darkness: Darkness }) {
  return (
    <Scrim {...darkness} className={classNames(endsAtWords, css.aside)}>
      <SectionDescription
        options={options}
        variant="lead"
        className={classNames(scrimPart.description, css.lead)}
      />
      <SectionAction options={options} size="l" className={scrimPart.action} />
    </Scrim>
  )
}

function Controls({ showCounter, showArrows }: Pick<Options, 'showCounter' | 'showArrows'>) {
  return (
    <Container width="wide" className={classNames(css.controls, scripted)}>
      {showCounter && <CarouselCounter tone="picture" />}
      <CarouselControls tone="picture" hasArrows={showArrows} />
    </Container>
  )
}
