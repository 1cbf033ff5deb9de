import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { customerFormTwice } from './customer-form-twice.ts'
import {
  clientForm,
  comingDateField,
  customerForm,
  dateField,
  domainField,
  emailField,
  longTextField,
  moneyField,
  numberField,
  passwordField,
  phoneField,
  shortTextField,
  urlField,
} from './validators.ts'

const REQUIRED = 'This field cannot be left blank'
const EMAIL = 'Please enter the correct email format'
const URL = 'Please enter the correct URL format'
const DOMAIN = 'Please enter the correct domain format'
const NUMBER = 'Please enter the correct number format'
const PHONE = 'Please enter the correct phone number format'
const MONEY = 'Please enter the correct amount format'
const PAST = 'This date can’t be in the past'
const DATE = 'Please enter the correct date format'
const SIX = 'Please enter at least 6 characters'
const DIGIT = 'Please enter at least one digit'
const LOWER = 'Please enter at least one lowercase letter'
const UPPER = 'Please enter at least one uppercase letter'
const SPECIAL = 'Please enter at least one special character'

const told = (schema: z.ZodMiniType, value: unknown): string[] =>
  (z.safeParse(schema, value).error?.issues ?? []).map((issue) => issue.message)

const fields = {
  shortTextField,
  longTextField,
  emailField,
  phoneField,
  urlField,
  domainField,
  numberField,
  dateField,
  passwordField,
  usd: moneyField('USD'),
  comingDate: comingDateField('2030-01-15'),
}

describe('every field is required, and says only that when it is empty', () => {
  test.each(Object.entries(fields))('%s', (_, schema) => {
    for (const empty of ['', ' ', '\u00A0\n', undefined, null]) {
      expect(told(schema, empty)).toEqual([REQUIRED])
    }
  })
})

test.each<[keyof typeof fields, string, string[]]>([
  ['emailField', 'anna@example.com', []],
  ['emailField', ' anna@example.com ', []],
  ['emailField', 'anna@example', [EMAIL]],
  ['phoneField', '+49 30/12 34-56', []],
  ['phoneField', '(618) 555-0142', []],
  ['phoneField', '12345', [PHONE]],
  ['phoneField', '(123) 45', [PHONE]],
  ['phoneField', '()', [REQUIRED]],
  ['urlField', 'https://example.com/a?b=c#d', []],
  ['urlField', 'http://example.com', []],
  ['urlField', 'example.com', [URL]],
  ['urlField', 'ftp://example.com', [URL]],
  ['urlField', 'javascript:alert(1)', [URL]],
  ['urlField', 'https://exa mple.com', [URL]],
  ['urlField', 'https://anna:secret@example.com', [URL]],
  ['urlField', 'https://', [URL]],
  ['domainField', 'studio.example.com', []],
  ['domainField', 'https://example.com', [DOMAIN]],
  ['domainField', 'example.com/', [DOMAIN]],
  ['domainField', 'example.com:3000', [DOMAIN]],
  ['domainField', 'example.com.', [DOMAIN]],
  ['domainField', 'localhost', [DOMAIN]],
  ['domainField', '192.168.0.1', [DOMAIN]],
  ['numberField', '-12.5', []],
  ['numberField', '12,5', [NUMBER]],
  ['numberField', 'twelve', [NUMBER]],
  ['usd', '0.01', []],
  ['usd', '0.00', [MONEY]],
  ['usd', '1.005', [MONEY]],
  ['usd', '-1.00', [MONEY]],
  ['usd', '$1.00', [MONEY]],
  ['dateField', '1999-12-31', []],
  ['dateField', '2030-02-29', [DATE]],
  ['dateField', 'next week', [DATE]],
  ['comingDate', '2030-01-15', []],
  ['comingDate', '2030-01-14', [PAST]],
  ['comingDate', '14 January', [DATE]],
  ['passwordField', 'Aa1!aa', []],
  ['passwordField', 'Aa1_aa', []],
  ['passwordField', 'Aa1!a', [SIX]],
  ['passwordField', 'Aaa!aa', [DIGIT]],
  ['passwordField', 'AA1!AA', [LOWER]],
  ['passwordField', 'aa1!aa', [UPPER]],
  ['passwordField', 'Aa1 aa', [SPECIAL]],
  ['passwordField', 'a', [SIX, DIGIT, UPPER, SPECIAL]],
])('%s told %j', (field, text, messages) => {
  expect(told(fields[field], text)).toEqual(messages)
})

test.each([
  ['(618) 555-0142', '618 555-0142'],
  ['(618)555.0142 ', '618 555.0142'],
  ['+1 (618) 555-0142', '+1 618 555-0142'],
  ['(+1) 618 555 0142', '+1 618 555 0142'],
  ['+49 (0)30 123456', '+49 30 123456'],
  ['(030) 123456', '030 123456'],
  ['+49 30/12 34-56', '+49 30/12 34-56'],
])('of a phone number %j what is sent is %j', (typed, sent) => {
  expect(z.parse(phoneField, typed)).toBe(sent)
  const customer = { fullName: 'Anna Berg', email: 'anna@example.com', phone: typed }
  for (const form of [customerForm, clientForm])
    expect(z.parse(form, customer)).toMatchObject({ phone: sent })
  const both = { ...customer, emailConfirm: customer.email }
  expect(z.parse(customerFormTwice, both)).toMatchObject({ phone: sent })
})

test('the limits of short and long texts are the last that pass', () => {
  expect(told(shortTextField, 'x'.repeat(256))).toEqual([])
  expect(told(shortTextField, 'x'.repeat(257))).toEqual(['Please enter at most 256 characters'])
  expect(told(longTextField, 'x'.repeat(1024))).toEqual([])
  expect(told(longTextField, 'x'.repeat(1025))).toEqual(['Please enter at most 1024 characters'])
})
