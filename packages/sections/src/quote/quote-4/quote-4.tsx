import { inlineVars } from '@bellows/tokens'
import { Container, Image, PictureLayer, PictureStage, Scrim } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { stageHeight } from '../../kit/stage-height.css.ts'
import { picture } from '../../kit/words-below.css.ts'
import { QuoteFigure } from '../parts/quote-figure.tsx'
import { QuoteFrame } from '../parts/quote-frame.tsx'
import { QuoteFoot, QuoteHead } from '../parts/quote-words.tsx'
import * as css from './quote-4.css.ts'
import type { Options } from './quote-4.template.ts'
import { darknessBehind, sideOf } from './words-side.ts'

const places = { left: 'start', center: 'center', right: 'end' } as const

/** Words at the foot of a full picture, off its middle; on phones below it. */
export function OnPicture(options: Options) {
  const { images, minHeight } = options
  const side = sideOf(options)
  const { isPriority } = usePlacement()
  return (
    <QuoteFrame options={options} isPadded={false}>
      {([quote], titleId) => (
        <PictureStage
          className={css.stage}
          data-ground="m"
          data-long
          style={inlineVars({ [stageHeight.fixed]: `${minHeight}px` })}
        >
          <Image source={images[0]} ratio="fill" sizes="bleed" priority={isPriority} className={picture} />
          <PictureLayer className={css.foot}>
            <Container width="wide" className={css.grid}>
              <Scrim {...darknessBehind(options, quote, side)} className={css.places[places[side]]}>
                <QuoteHead options={options} titleId={titleId} />
                {quote && <QuoteFigure quote={quote} size="h2" showMark={options.showMark} />}
                <QuoteFoot options={options} />
              </Scrim>
            </Container>
          </PictureLayer>
        </PictureStage>
      )}
    </QuoteFrame>
  )
}
