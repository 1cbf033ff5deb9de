import { CarouselControls, CarouselCounter, CarouselProgress, classNames, Container } from '@bellows/ui'
import { scripted } from '../../kit/scripted.css.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { HeroScrim } from '../parts/hero-scrim.tsx'
import { swiped } from '../parts/hero-stage.css.ts'
import { HeroStage } from '../parts/hero-stage.tsx'
import { isSlider } from '../parts/is-slider.ts'
import * as css from './hero-2.css.ts'
import type { Options } from './hero-2.template.ts'

/** Centred words on a slow slideshow. */
export function CrossfadeStage(options: Options) {
  const hasBar = isSlider(options) && hasFootBar(options)
  return (
    <SectionFrame options={options} isPadded={false}>
      {(titleId) => (
        <HeroStage
          options={options}
          transition={options.transition}
          className={hasBar ? css.stage.overBar : css.stage.plain}
        >
          {hasBar ? (
            <>
              <HeroScrim options={options} className={css.scrim.overBar} />
              <Words options={options} titleId={titleId} />
              <FootBar {...options} />
            </>
          ) : (
            <HeroScrim options={options} side="middle" className={css.scrim.plain}>
              <Words options={options} titleId={titleId} />
            </HeroScrim>
          )}
        </HeroStage>
      )}
    </SectionFrame>
  )
}

function Words({ options, titleId }: { options: Options; titleId: string }) {
  return (
    <div className={classNames(css.words, swiped)} data-scheme="image_background">
      <Container width="wide">
        <TextBlock
          options={options}
          titleId={titleId}
          titleLook={{ displayMeasure: 16, sizeBelow: 'd' }}
          size="display"
          align="center"
          isLead
          isOnPicture
          action={{ size: 'l' }}
        />
      </Container>
    </div>
  )
}

/** From more pictures than this on, the bar counts them and has no arrows while it plays. */
const MANY = 12

/** Counter, timing line, pause and arrows. */
function FootBar({ autoplay, images, showArrows, showCounter, showProgress }: Options) {
  return (
    <Container width="wide" className={classNames(css.bar, scripted)} data-scheme="image_background">
      {showCounter && <CarouselCounter />}
      {showProgress && autoplay && <CarouselProgress className={css.line} />}
      <CarouselControls
        tone="picture"
        hasArrows={showArrows && !(autoplay && images.length > MANY)}
        className={css.controls}
      />
    </Container>
  )
}

/** Whether the bar has anything to show. */
const hasFootBar = ({ autoplay, showArrows, showCounter }: Options): boolean =>
  autoplay || showArrows || showCounter
