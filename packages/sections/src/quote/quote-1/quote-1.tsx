import { Container } from '@bellows/ui'
import { QuoteFigure } from '../parts/quote-figure.tsx'
import { QuoteFrame } from '../parts/quote-frame.tsx'
import { QuoteFoot, QuoteHead } from '../parts/quote-words.tsx'
import * as css from './quote-1.css.ts'
import type { Options } from './quote-1.template.ts'

/** Mark, words, name on one centre line. */
export function Axis(options: Options) {
  return (
    <QuoteFrame options={options}>
      {([quote], titleId) => (
        <Container className={css.grid}>
          <div className={css.axis} data-align="center">
            <QuoteHead options={options} titleId={titleId} align="center" />
            {quote && <QuoteFigure quote={quote} showMark={options.showMark} />}
            <QuoteFoot options={options} align="center" />
          </div>
        </Container>
      )}
    </QuoteFrame>
  )
}
