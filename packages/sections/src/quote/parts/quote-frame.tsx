import type { ReactNode } from 'react'
import { plainLength } from '../../kit/plain-length.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { hasWords } from '../../kit/text-block.tsx'
import type { Quote, QuoteOptions } from '../options.ts'

/** A quote that says something. */
export type KeptQuote = Quote & Readonly<{ id: string }>

type QuoteFrameProps = Readonly<{
  options: QuoteOptions
  isPadded?: boolean
  children: (quotes: readonly KeptQuote[], titleId: string) => ReactNode
}>

/** The section of quotes; nothing where there are neither quotes nor words. */
export function QuoteFrame({ options, isPadded = true, children }: QuoteFrameProps) {
  const quotes = keptQuotes(options)
  if (quotes.length === 0 && !hasWords(options)) return null
  return (
    <SectionFrame options={options} isPadded={isPadded}>
      {(titleId) => children(quotes, titleId)}
    </SectionFrame>
  )
}

export const keptQuotes = ({ items }: Pick<QuoteOptions, 'items'>): readonly KeptQuote[] =>
  items.filter(({ quote }) => plainLength(quote) > 0).map((item, index) => ({ ...item, id: String(index) }))
