import * as z from 'zod/mini'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDomain, isEmail, isMoney, isNumber, isPhone, passwordFaults } from './formats.ts'
import { messages } from './messages.ts'
import { customerFormTwice } from './customer-form-twice.ts'
import { customerForm } from './validators.ts'

const misjudged = (judge: (text: string) => boolean, good: string[], bad: string[]): string[] => [
  ...good.filter((text) => !judge(text)),
  ...bad.filter(judge),
]

test('e-mail', () => {
  expect(
    misjudged(
      isEmail,
      [
        'anna@example.com',
        'a.b+c_d@mail.example.co.uk',
        'jürgen@müller.de',
        "o'neil@example.org",
        'x@xn--mller-kva.de',
      ],
      [
        '',
        'anna',
        'anna@',
        '@example.com',
        'anna@example',
        'a..b@example.com',
        '.a@example.com',
        'a.@example.com',
        'a b@example.com',
        'anna@exa mple.com',
        'anna@-example.com',
        'anna@example.c',
        'a@b@example.com',
        'anna@example.com\n',
        `${'a'.repeat(65)}@example.com`,
      ],
    ),
  ).toEqual([])
})

test('phone: optional + and country code, then at least six digits', () => {
  expect(
    misjudged(
      isPhone,
      ['555014', '+1 312 555 0142', '+49 30/1234-567', '030.12.34.56', '+1234 567890', '312-555-0142'],
      [
        '',
        '55501',
        '+55501',
        '+123456',
        '++1 312 555 0142',
        '312 555 014x',
        '(312) 555-0142',
        '+ 312 555',
        '------',
        '1+234567',
      ],
    ),
  ).toEqual([])
})

test('domain and number', () => {
  expect(
    misjudged(
      isDomain,
      ['example.com', 'a.b.example', 'müller.de'],
      ['', 'example', 'https://example.com', '-a.com', 'a..com', 'exa mple.com'],
    ),
  ).toEqual([])
  expect(misjudged(isNumber, ['0', '-1', '12.50'], ['', '1,5', '1e3', '.5', '5.', 'NaN', '١'])).toEqual([])
})

test('money: more than nothing, digits of the currency', () => {
  expect(
    misjudged(
      (text) => isMoney(text),
      ['1', '0.01', '12.50'],
      ['', '0', '0.00', '-1', '1.505', '1.000', '1,50', 'x'],
    ),
  ).toEqual([])
  expect(misjudged((text) => isMoney(text, 'JPY'), ['1'], ['1.5', '1.0'])).toEqual([])
  expect(misjudged((text) => isMoney(text, 'KWD'), ['1.505'], ['1.5055'])).toEqual([])
})

test.each([
  ['Aa1!aa', []],
  ['', ['passwordLength', 'passwordDigit', 'passwordLowercase', 'passwordUppercase', 'passwordSpecial']],
  ['aaaaaa', ['passwordDigit', 'passwordUppercase', 'passwordSpecial']],
  ['AAAAA1', ['passwordLowercase', 'passwordSpecial']],
  ['Aa1!', ['passwordLength']],
] as const)('password %j', (text, faults) => {
  expect(passwordFaults(text)).toEqual(faults.map((fault) => messages[fault]))
})

const messageOf = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message

test('the second e-mail counts only where it is asked for', () => {
  const form = { fullName: 'Anna Berg', email: 'anna@example.com', phone: '555 0142' }
  expect(messageOf(customerForm, form)).toBe(undefined)
  expect(messageOf(customerForm, { ...form, emailConfirm: 'anna@example.com ' })).toBe(undefined)
  expect(messageOf(customerForm, { ...form, emailConfirm: 'ana@example.com' })).toBe(messages.emailConfirm)
})

const faultsOf = (value: object) =>
  (z.safeParse(customerFormTwice, value).error?.issues ?? []).map(({ path, message }) => [path[0], message])

test('where the e-mail is asked for twice, all that is wrong is told at once', () => {
  const form = { fullName: 'Anna Berg', email: 'anna@example.com', phone: '555 0142' }
  expect(faultsOf({ ...form, emailConfirm: ' anna@example.com' })).toEqual([])
  expect(faultsOf({ ...form, emailConfirm: ' ' })).toEqual([['emailConfirm', messages.required]])
  expect(faultsOf({ ...form, fullName: '', emailConfirm: 'ana@example.com' })).toEqual([
    ['fullName', messages.required],
    ['emailConfirm', messages.emailConfirm],
  ])
})

test('no text makes a check slow', () => {
  const text = fc
    .constantFrom('a', 'a.', 'a@', '1', '1-', '-', ' ', '..', 'é')
    .chain((piece) =>
      fc.integer({ min: 100, max: 256 }).map((times) => `${piece.repeat(times).slice(0, 255)}!`),
    )
  fc.assert(
    fc.property(text, (long) => {
      const before = performance.now()
      isEmail(long)
      isPhone(long)
      isDomain(long)
      expect(performance.now() - before).toBeLessThan(100)
    }),
    { numRuns: 50 },
  )
})
