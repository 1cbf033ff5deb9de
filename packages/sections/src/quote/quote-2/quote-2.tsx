import { Container } from '@bellows/ui'
import { QuoteFigure } from '../parts/quote-figure.tsx'
import { QuoteFrame, type KeptQuote } from '../parts/quote-frame.tsx'
import { QuoteFoot, QuoteHead } from '../parts/quote-words.tsx'
import * as css from './quote-2.css.ts'
import type { Options } from './quote-2.template.ts'

/** Longest name and addition that two columns hold. */
const NAME_MAX = 28
const SUBTITLE_MAX = 48

const nameClass = ({ name, subtitle }: KeptQuote) =>
  name.length > NAME_MAX || subtitle.length > SUBTITLE_MAX ? css.name.below : css.name.beside

const sizes = { l: 'quote', xl: 'h1' } as const

/** The mark hangs in the margin, the name stands at the far end. */
export function MarginMark(options: Options) {
  return (
    <QuoteFrame options={options}>
      {([quote], titleId) => (
        <Container className={css.page}>
          <QuoteHead options={options} titleId={titleId} className={css.aside} />
          {quote && (
            <QuoteFigure
              quote={quote}
              size={sizes[options.size]}
              showMark={options.showMark}
              className={css.figure}
              places={{ mark: css.mark, words: css.words, name: nameClass(quote) }}
            />
          )}
          <QuoteFoot options={options} className={css.aside} />
        </Container>
      )}
    </QuoteFrame>
  )
}
