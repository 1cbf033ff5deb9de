/** Regions of the interface languages whose week begins on Sunday; `Intl` does not tell in every browser. */
const sundayFirst = new Set(['US', 'BR', 'CA', 'MX', 'PT', 'JP'])

/** First day of the week for a full locale tag: 0 is Sunday, 1 Monday. */
export const weekStart = (locale: string): 0 | 1 =>
  sundayFirst.has(new Intl.Locale(locale).maximize().region ?? '') ? 0 : 1
