/** Nouns are capital letters' own in German. */
const KEEPS_CAPITALS = 'de'

/** A tax's name inside a sentence: “sales tax” begins small there, “VAT” is written as it is. */
export function taxLabelInSentence(label: string, locale: string): string {
  const [first = '', second = ''] = label
  const isWord = second !== '' && second === second.toLocaleLowerCase(locale)
  return isWord && !locale.startsWith(KEEPS_CAPITALS)
    ? first.toLocaleLowerCase(locale) + label.slice(first.length)
    : label
}
