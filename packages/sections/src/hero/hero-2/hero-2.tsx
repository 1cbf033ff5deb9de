import {
  CarouselControls,
  CarouselCounter,
  CarouselProgress,
  classNames,
  Container,
  PictureLayer,
} from '@bellows/ui'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { foot } from '../../kit/words-below.css.ts'
import { swiped } from '../parts/hero-stage.css.ts'
import { HeroStage } from '../parts/hero-stage.tsx'
import { isSlider } from '../parts/is-slider.ts'
import * as css from './hero-2.css.ts'
import type { Options } from './hero-2.template.ts'
import { darknessBehind, placeOf, type Place } from './words-place.ts'

/** Centred words on a slow slideshow. */
export function CrossfadeStage(options: Options) {
  const hasBar = isSlider(options) && hasFootBar(options)
  const place = placeOf(options)
  return (
    <SectionFrame options={options} isPadded={false}>
      {(titleId) => (
        <HeroStage
          options={options}
          ground={place === 'middle' ? 'm' : 't'}
          transition={options.transition}
          className={hasBar ? css.stage.overBar : css.stage.plain}
        >
          <Words options={options} titleId={titleId} place={place} />
          {hasBar && <FootBar {...options} />}
        </HeroStage>
      )}
    </SectionFrame>
  )
}

function Words({ options, titleId, place }: { options: Options; titleId: string; place: Place }) {
  return (
    <PictureLayer className={classNames(foot, css.words, swiped)}>
      <Container width="wide" className={css.line} data-place={place}>
        <TextBlock
          options={options}
          titleId={titleId}
          titleLook={{ displayMeasure: 16, sizeBelow: 'd' }}
          size={place === 'middle' ? 'display' : 'h1'}
          align={place === 'middle' ? 'center' : 'left'}
          isLead
          darkness={darknessBehind(options, place)}
          action={{ size: 'l' }}
          className={css.box}
        />
      </Container>
    </PictureLayer>
  )
}

/** From more pictures than this on, the bar counts them and has no arrows while it plays. */
const MANY = 12

/** Counter, timing line, pause and arrows. */
function FootBar({ autoplay, images, showArrows, showCounter, showProgress }: Options) {
  return (
    <PictureLayer className={classNames(css.bar, scripted)}>
      <Container width="wide" className={css.barLine}>
        {showCounter && <CarouselCounter tone="picture" className={css.counter} />}
        {showProgress && autoplay && <CarouselProgress className={css.progress} />}
        <CarouselControls
          tone="picture"
          hasArrows={showArrows && !(autoplay && images.length > MANY)}
          className={css.controls}
        />
      </Container>
    </PictureLayer>
  )
}

/** Whether the bar has anything to show. */
const hasFootBar = ({ autoplay, showArrows, showCounter }: Options): boolean =>
  autoplay || showArrows || showCounter
