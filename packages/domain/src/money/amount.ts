import { currencyDigits } from './currency-digits.ts'

const pattern = /^(-?)(\d{1,13})(?:\.(\d{1,4}))?$/

/** Reads a decimal string as minor units; `undefined` when it is none or has more digits than the currency. */
export function parseAmount(text: string, currency: string): number | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const digits = currencyDigits(currency)
  const kept = fraction.slice(0, digits).padEnd(digits, '0')
  if (/[1-9]/.test(fraction.slice(digits))) return undefined
  const minor = Number(whole + kept)
  if (!Number.isSafeInteger(minor)) return undefined
  return sign && minor !== 0 ? -minor : minor
}

/** Whether what these minor units are written as can be read again. */
export const isAmount = (minor: number, currency: string): boolean =>
  Number.isSafeInteger(minor) && parseAmount(fromMinor(minor, currency), currency) === minor

/** Minor units of a stored amount; throws where the data are wrong. */
export function toMinor(text: string, currency: string): number {
  const minor = parseAmount(text, currency)
  if (minor === undefined) throw new RangeError(`Not an amount in ${currency}: ${text}`)
  return minor
}

/** Minor units as a decimal string with all digits of the currency. */
export function fromMinor(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in minor units: ${minor}`)
  const digits = currencyDigits(currency)
  const figures = Math.abs(minor)
    .toString()
    .padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  if (digits === 0) return sign + figures
  return `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`
}
