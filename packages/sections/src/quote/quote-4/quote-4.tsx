import { inlineVars } from '@bellows/tokens'
import { Container, Image, PictureLayer, PictureStage, Scrim } from '@bellows/ui'
import { darknessOn } from '../../kit/picture-darkness.ts'
import { usePlacement } from '../../kit/placement.tsx'
import { QuoteFigure } from '../parts/quote-figure.tsx'
import { QuoteFrame } from '../parts/quote-frame.tsx'
import { QuoteFoot, QuoteHead } from '../parts/quote-words.tsx'
import * as css from './quote-4.css.ts'
import type { Options } from './quote-4.template.ts'

/** In per cent of the width. */
const MIDDLE = 50

const sides = {
  left: { edge: 'start foot', place: css.places.start },
  center: { edge: 'foot', place: css.places.center },
  right: { edge: 'end foot', place: css.places.end },
} as const

/** Where the words stand: the right, but where that is the subject's side. */
function sideOf({ align, images: [picture] }: Pick<Options, 'align' | 'images'>) {
  if (align !== 'auto') return align
  const { left, right } = picture?.subject ?? { left: 0, right: 0 }
  return (left + right) / 2 > MIDDLE ? 'left' : 'right'
}

/** Words at the foot of a full picture, off its middle. */
export function OnPicture({ images, align, minHeight, ...options }: Options) {
  const { edge, place } = sides[sideOf({ align, images })]
  const { isPriority } = usePlacement()
  return (
    <QuoteFrame options={options} isPadded={false}>
      {([quote], titleId) => (
        <PictureStage className={css.stage} style={inlineVars({ [css.least]: `${minHeight}px` })}>
          <Image source={images[0]} ratio="fill" sizes="bleed" priority={isPriority} />
          <PictureLayer className={css.foot}>
            <Container width="wide" className={css.grid}>
              <Scrim strength={darknessOn(images[0])} edge={edge} reach="far" className={place}>
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
