const MINUS = '\u2212'
const minuses = /^[\u2010-\u2015\u2212-]\s?/
/** Between thousands people also write blanks and apostrophes, whatever the language. */
const blanks = String.raw` '\u2019`

const valuePattern = /^(-?)(\d+)(?:\.(\d+))?$/

/** Whether a text is written as a number field keeps it, e.g. `-1234.5`. */
export const isNumberValue = (text: string): boolean => valuePattern.test(text)

function marksOf(locale: string): Readonly<{ group: string; decimal: string }> {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5)
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: mark('group'), decimal: mark('decimal') }
}

function figuresOf(text: string, locale: string): readonly [whole: string, fraction: string] | undefined {
  const { group, decimal } = marksOf(locale)
  const between = `[${blanks}${/[.,]/.test(group) ? group : ''}]`
  const grouped = new RegExp(`^(\\d{1,3}(?:(${between})\\d{3})(?:\\2\\d{3})*|\\d+)(?:\\${decimal}(\\d+))?$`)
  const [, whole, , fraction = ''] = grouped.exec(text) ?? /^(\d+)()[.,](\d+)$/.exec(text) ?? []
  return whole === undefined ? undefined : [whole.replaceAll(/\D/g, ''), fraction]
}

/**
 * Reads a number as people write it in a locale, `1.234,5` or `1234,5`, and with the other mark where it can
 * only mean decimals. Answers it with a point and without groups, or undefined when it is no number.
 */
export function parseNumberText(text: string, locale: string): string | undefined {
  const clean = text.normalize('NFKC').trim()
  const isNegative = minuses.test(clean)
  const [whole, fraction] = figuresOf(clean.replace(minuses, ''), locale) ?? []
  if (whole === undefined) return undefined
  const figures = whole.replace(/^0+(?=\d)/, '') + (fraction && `.${fraction}`)
  return isNegative && /[1-9]/.test(figures) ? `-${figures}` : figures
}

/** Shows a number field's value as the locale writes it, with at least so many decimals; any other text as it is. */
export function formatNumberText(value: string, locale: string, digits = 0): string {
  const [, sign, whole, fraction = ''] = valuePattern.exec(value) ?? []
  if (whole === undefined) return value
  const decimals = fraction.padEnd(digits, '0')
  const shown = new Intl.NumberFormat(locale).format(BigInt(whole))
  return (sign && MINUS) + shown + (decimals && marksOf(locale).decimal + decimals)
}
