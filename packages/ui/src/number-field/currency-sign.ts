import type { Unit } from './figure-field.tsx'

/** A currency's sign and the side of the figures on which a locale writes it. */
export function currencySign(currency: string, locale: string): Unit {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const parts = format.formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency')
  return {
    text: parts[at]?.value ?? currency,
    isBefore: at < parts.findIndex(({ type }) => type === 'integer'),
  }
}
