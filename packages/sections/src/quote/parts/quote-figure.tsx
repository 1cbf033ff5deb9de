import { classNames, RichText, Text } from '@bellows/ui'
import { plainLength } from '../../kit/plain-length.ts'
import * as css from './quote-figure.css.ts'
import type { KeptQuote } from './quote-frame.tsx'
import { fitQuote, type QuoteSize } from './quote-size.ts'

type QuoteFigureProps = Readonly<{
  quote: KeptQuote
  /** What the words are designed for; long ones come down by themselves. */
  size?: QuoteSize
  showMark: boolean
  /** Lays the three parts out; without it they stand under each other. */
  className?: string
  /** Places of the parts. */
  places?: Readonly<{ mark?: string; words?: string; name?: string }>
}>

/** Mark, words and the name of who said them. */
export function QuoteFigure({ quote, size = 'quote', showMark, className, places }: QuoteFigureProps) {
  const fitted = fitQuote(size, plainLength(quote.quote))
  return (
    <figure className={className ?? css.stack}>
      {showMark && (
        <Text
          as="span"
          variant="mark"
          tone="notice"
          aria-hidden="true"
          className={classNames(css.mark, places?.mark)}
        >
          <span className={css.opening} />
        </Text>
      )}
      <blockquote className={places?.words}>
        <RichText html={quote.quote} variant="quote" className={css.words[fitted]} />
      </blockquote>
      {quote.name.trim() && (
        <figcaption className={classNames(css.name, places?.name)}>
          <Text as="span" variant="label" tone="heading">
            {quote.name.trim()}
          </Text>
          <Text as="span" variant="small">
            {quote.subtitle.trim()}
          </Text>
        </figcaption>
      )}
    </figure>
  )
}
