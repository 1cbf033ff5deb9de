import {
  CarouselControls,
  CarouselCounter,
  CarouselRoot,
  CarouselSlide,
  CarouselViewport,
  classNames,
  Container,
  plainTitle,
  useCarousel,
} from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import { below } from '../../kit/unscripted/slides.css.ts'
import { QuoteFigure } from '../parts/quote-figure.tsx'
import { QuoteFrame, type KeptQuote } from '../parts/quote-frame.tsx'
import { QuoteFoot, QuoteHead } from '../parts/quote-words.tsx'
import * as css from './quote-5.css.ts'
import type { Options } from './quote-5.template.ts'

/** Several quotes, one page that turns. */
export function TurningPage(options: Options) {
  return (
    <QuoteFrame options={options}>
      {(quotes, titleId) => (
        <Container className={css.page}>
          <QuoteHead options={options} titleId={titleId} className={css.aside} />
          {quotes.length > 0 && <Book options={options} quotes={quotes} />}
          <QuoteFoot options={options} className={css.aside} />
        </Container>
      )}
    </QuoteFrame>
  )
}

function Book({ options, quotes }: { options: Options; quotes: readonly KeptQuote[] }) {
  const { t } = useLingui()
  const { interval, showMark } = options
  const count = quotes.length
  const autoplay = options.autoplay && count > 1
  const carousel = useCarousel({ count, autoplay, interval, transition: 'shift' })
  const title = plainTitle(options.title)
  return (
    <CarouselRoot carousel={carousel} label={title ? t`Quotes: ${title}` : t`Quotes`} className={css.book}>
      {count > 1 && <Side {...options} />}
      <CarouselViewport className={css.pages}>
        {quotes.map((quote, index) => (
          <CarouselSlide key={quote.id} index={index} className={below}>
            <QuoteFigure quote={quote} showMark={showMark} />
          </CarouselSlide>
        ))}
      </CarouselViewport>
    </CarouselRoot>
  )
}

function Side({ autoplay, showArrows, showCounter }: Options) {
  if (!autoplay && !showArrows && !showCounter) return null
  return (
    <div className={classNames(css.side, scripted)}>
      {(autoplay || showArrows) && <CarouselControls hasArrows={showArrows} className={css.controls} />}
      {showCounter && <CarouselCounter className={css.counter} />}
    </div>
  )
}
