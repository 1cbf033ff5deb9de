const ladder = ['h1', 'h2', 'quote', 'h3', 'h4'] as const
export type QuoteSize = (typeof ladder)[number]

/** Longest words, in characters, that may be set in each size. */
const holds: Readonly<Record<QuoteSize, number>> = {
  h1: 120,
  h2: 200,
  quote: 320,
  h3: Infinity,
  h4: Infinity,
}

/** From here on words fill a page: they are read, not seen. */
export const isLong = (length: number): boolean => length > holds.quote

/** The size for words of `length` characters that is designed for `size`; by length, so the server knows it too. */
export const fitQuote = (size: QuoteSize, length: number): QuoteSize =>
  ladder.slice(ladder.indexOf(size)).find((step) => length <= holds[step]) ?? size
