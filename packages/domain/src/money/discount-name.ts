import type { PriceLine } from '../entities/quote.ts'
import { percentText } from './percent-text.ts'

const MINUS = '\u2212'

/** A discount as it reads beside its amount, e.g. `Early bird −10%`; `unnamed` stands for one without a name. */
export function discountName(
  { label, percent }: Pick<PriceLine, 'label' | 'percent'>,
  unnamed: string,
  locale: string,
): string {
  const name = label || unnamed
  if (percent === undefined) return name
  return `${name} ${MINUS}${percentText(percent, locale)}`
}
