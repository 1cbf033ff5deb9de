import { remembered } from '../remembered.ts'

const NO_BREAK_SPACE = '\u00A0'

const formatOf = remembered(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
)

/** A percentage as the language writes it, e.g. `8.25%`, `8,25 %`; `percent` counts hundredths, as rates are stored. */
export function percentText(percent: number, locale: string): string {
  // Engines disagree on the width of the space before the sign; page and letter shall read alike.
  return formatOf(locale)
    .format(percent / 100)
    .replaceAll(/\s/g, NO_BREAK_SPACE)
}
