import { Container } from '@bellows/ui'
import { plainLength } from '../../kit/plain-length.ts'
import { QuoteFigure } from '../parts/quote-figure.tsx'
import { QuoteFrame, type KeptQuote } from '../parts/quote-frame.tsx'
import { QuoteFoot, QuoteHead } from '../parts/quote-words.tsx'
import * as css from './quote-6.css.ts'
import type { Options } from './quote-6.template.ts'

const MOST = 3
/** Longest words, in characters, that a third of a tablet holds. */
const NARROW_MAX = 160

const places = { mark: css.mark, words: css.words, name: css.name }

/** Short quotes beside each other between two rules. */
export function ThreeColumns(options: Options) {
  return (
    <QuoteFrame options={options}>
      {(quotes, titleId) => (
        <Container className={css.page}>
          <QuoteHead options={options} titleId={titleId} />
          <Row quotes={quotes.slice(0, MOST)} showMark={options.showMark} />
          <QuoteFoot options={options} />
        </Container>
      )}
    </QuoteFrame>
  )
}

function Row({ quotes, showMark }: { quotes: readonly KeptQuote[]; showMark: boolean }) {
  const [first] = quotes
  if (!first) return null
  if (quotes.length === 1)
    return (
      <div className={css.rowOfOne}>
        <div className={css.alone}>
          <QuoteFigure quote={first} size="h3" showMark={showMark} />
        </div>
      </div>
    )
  const isLong = quotes.some(({ quote }) => plainLength(quote) > NARROW_MAX)
  return (
    <ul className={css.row} data-count={quotes.length} data-long={isLong || undefined}>
      {quotes.map((quote) => (
        <li key={quote.id} className={css.column}>
          <QuoteFigure quote={quote} size="h4" showMark={showMark} className={css.figure} places={places} />
        </li>
      ))}
    </ul>
  )
}
