import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyDigits } from '../money/currency-digits.ts'
import { isHttpUrl } from '../page/safe-href.ts'
import { isDomain, isEmail, isMoney, isNumber, isPhone, passwordFaults } from './formats.ts'
import { messages, type ValidationMessage } from './messages.ts'

const from = (letters: string) => fc.constantFrom(...Array.from(letters))
const digits = (min: number, max: number) =>
  fc.string({ unit: from('0123456789'), minLength: min, maxLength: max })
const gaps = fc.string({ unit: fc.constantFrom(' ', '.', '-', '/', '\u00A0', '\u202F'), maxLength: 3 })
const spaced = (numbers: fc.Arbitrary<string>) =>
  fc
    .tuple(numbers, fc.array(gaps, { minLength: 20, maxLength: 20 }))
    .map(([text, between]) => Array.from(text, (digit, index) => (between[index] ?? '') + digit).join(''))
const code = digits(1, 4).map((text) => `+${text}`)

test('a phone number has six digits after its country code, however they are spaced', () => {
  fc.assert(
    fc.property(fc.option(code, { nil: '' }), spaced(digits(6, 14)), gaps, (start, rest, end) => {
      expect(isPhone(start + rest + end)).toBe(true)
    }),
  )
  fc.assert(
    fc.property(spaced(digits(0, 5)), gaps, (few, end) => {
      expect(isPhone(few + end)).toBe(false)
      expect(isPhone(`+1${few}${end}`)).toBe(false)
    }),
  )
})

test('one stranger among its characters makes it no phone number', () => {
  const stranger = fc.string({ minLength: 1, maxLength: 1 }).filter((one) => !/[\d\t ./\u00A0-]/.test(one))
  fc.assert(
    fc.property(spaced(digits(6, 14)), stranger, fc.nat(20), (number, one, at) => {
      const place = 1 + (at % number.length)
      expect(isPhone(number.slice(0, place) + one + number.slice(place))).toBe(false)
    }),
  )
})

const currencies = fc.constantFrom('USD', 'EUR', 'BRL', 'JPY', 'ISK', 'VND', 'KWD', 'TND', 'CLF', 'HUF', '')
const zeros = fc.nat(4).map((count) => '0'.repeat(count))

test('an amount has at most its currency\u2019s digits and is never nothing', () => {
  fc.assert(
    fc.property(currencies, fc.integer({ min: 1, max: 1e9 }), digits(0, 6), (currency, whole, fraction) => {
      const text = fraction === '' ? String(whole) : `${whole}.${fraction}`
      expect(isMoney(text, currency)).toBe(fraction.length <= currencyDigits(currency))
      expect(isMoney(`-${text}`, currency)).toBe(false)
    }),
  )
  fc.assert(
    fc.property(currencies, zeros, zeros, (currency, whole, fraction) => {
      expect(isMoney(`0${whole}${fraction && `.${fraction}`}`, currency)).toBe(false)
    }),
  )
})

const groups: readonly (readonly [string, ValidationMessage])[] = [
  ['0123456789', messages.passwordDigit],
  ['abcxyzäß', messages.passwordLowercase],
  ['ABCXYZÄ', messages.passwordUppercase],
  ['!?#@_-€+~', messages.passwordSpecial],
]

test('a password is told exactly the rules that it breaks', () => {
  const kept = fc.subarray([...groups], { minLength: 1 })
  const text = kept.chain((some) =>
    fc
      .tuple(
        fc.tuple(...some.map(([letters]) => from(letters))),
        fc.string({ unit: from(some.map(([letters]) => letters).join('')), maxLength: 8 }),
      )
      .map(([one, more]) => ({ some, text: one.join('') + more })),
  )
  fc.assert(
    fc.property(text, ({ some, text: password }) => {
      const missing = groups.filter((group) => !some.includes(group)).map(([, message]) => message)
      const short = password.length < 6 ? [messages.passwordLength] : []
      expect(passwordFaults(password)).toEqual([...short, ...missing])
    }),
  )
})

const inside = fc.string({ unit: from('abz09ü-'), maxLength: 8 })
const edge = from('abz09ü')
const label = fc.tuple(edge, inside, edge).map((parts) => parts.join(''))
const domain = fc
  .tuple(
    fc.array(label, { minLength: 1, maxLength: 4 }),
    from('abz').chain((one) => fc.constant(`co${one}`)),
  )
  .map(([labels, top]) => [...labels, top].join('.'))

test('a domain is labels with dots, and makes an address and an e-mail address', () => {
  fc.assert(
    fc.property(domain, (text) => {
      expect(isDomain(text)).toBe(true)
      expect(isEmail(`anna@${text}`)).toBe(true)
      const ascii = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('--', 'x-')
      expect(isHttpUrl(`https://${ascii}/path?q=1`)).toBe(true)
    }),
  )
})

test('a domain with a scheme, a path, a port, a blank, an open label or no dot is none', () => {
  const spoil = fc.constantFrom<(text: string) => string>(
    (text) => `https://${text}`,
    (text) => `${text}/about`,
    (text) => `${text}:443`,
    (text) => text.replace('.', ' .'),
    (text) => text.replace('.', '..'),
    (text) => text.replace('.', '-.'),
    (text) => `-${text}`,
    (text) => `anna@${text}`,
    (text) => text.replaceAll('.', ''),
    (text) => `${'a.'.repeat(130)}${text}`,
  )
  fc.assert(
    fc.property(domain, spoil, (text, spoiled) => {
      expect(isDomain(spoiled(text))).toBe(false)
      expect(isEmail(`anna@${spoiled(text)}`)).toBe(false)
    }),
  )
})

test('what is taken for a number is one', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
      const text = value.toFixed(4)
      expect(isNumber(text)).toBe(true)
      expect(Number(text)).toBeCloseTo(value, 3)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isNumber(text) && !Number.isFinite(Number(text))).toBe(false)
    }),
  )
})
