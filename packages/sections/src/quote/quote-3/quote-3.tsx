import { Container, Image } from '@bellows/ui'
import { plainLength } from '../../kit/plain-length.ts'
import { usePlacement } from '../../kit/placement.tsx'
import { QuoteFigure } from '../parts/quote-figure.tsx'
import { QuoteFrame } from '../parts/quote-frame.tsx'
import { isLong } from '../parts/quote-size.ts'
import { QuoteFoot, QuoteHead } from '../parts/quote-words.tsx'
import * as css from './quote-3.css.ts'
import type { Options } from './quote-3.template.ts'

/** An upright picture with the quote at its foot. */
export function BesidePicture({ images, imageSide, ...options }: Options) {
  const { isPriority } = usePlacement()
  return (
    <QuoteFrame options={options}>
      {([quote], titleId) => (
        <Container className={css.grid} data-side={imageSide}>
          <div className={css.picture}>
            <Image source={images[0]} index={2} ratio="fill" sizes="c4·t3·m3" priority={isPriority} />
          </div>
          <div className={css.words} data-long={isLong(plainLength(quote?.quote ?? '')) || undefined}>
            <QuoteHead options={options} titleId={titleId} />
            {quote && <QuoteFigure quote={quote} showMark={options.showMark} />}
            <QuoteFoot options={options} />
          </div>
        </Container>
      )}
    </QuoteFrame>
  )
}
