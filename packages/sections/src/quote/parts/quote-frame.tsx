import type { ReactNode } from 'react'
import { EntriesFrame, type Numbered } from '../../kit/entries-frame.tsx'
import { plainLength } from '../../kit/plain-length.ts'
import type { Quote, QuoteOptions } from '../options.ts'

/** A quote that says something. */
export type KeptQuote = Numbered<Quote>

type QuoteFrameProps = Readonly<{
  options: QuoteOptions
  isPadded?: boolean
  children: (quotes: readonly KeptQuote[], titleId: string) => ReactNode
}>

/** The section of quotes. */
export function QuoteFrame({ options, isPadded = true, children }: QuoteFrameProps) {
  return (
    <EntriesFrame options={options} entries={keptQuotes(options)} isPadded={isPadded}>
      {children}
    </EntriesFrame>
  )
}

export const keptQuotes = ({ items }: Pick<QuoteOptions, 'items'>): readonly Quote[] =>
  items.filter(({ quote }) => plainLength(quote) > 0)
