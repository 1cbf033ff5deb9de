import type { PriceLine } from '../entities/quote.ts'

const MINUS = '\u2212'
const NO_BREAK_SPACE = '\u00A0'

/** A discount as it reads beside its amount, e.g. `Early bird −10%`; `unnamed` stands for one without a name. */
export function discountName(
  { label, percent }: Pick<PriceLine, 'label' | 'percent'>,
  unnamed: string,
  locale: string,
): string {
  const name = label || unnamed
  if (percent === undefined) return name
  const shown = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  // Engines disagree on the width of the space before the sign; page and letter shall read alike.
  const text = shown.format(percent / 100).replaceAll(/\s/g, NO_BREAK_SPACE)
  return `${name} ${MINUS}${text}`
}
