import { expect, test } from 'vitest'
import { commandToken, isOfSecret, ownerToken, readOwnerToken, untilAfter } from './owner-token.ts'

const secret = 'a-secret-of-at-least-thirty-two-letters'
const now = Date.parse('2030-05-04T12:00:00Z')
const at = (businessId: string, time = now) => ({ businessId, now: time })
const token = ownerToken(secret, 'studio', { version: 3, until: untilAfter(30, now) })

test('a token says its version and end, to its own studio and under its own secret', () => {
  expect(readOwnerToken(secret, token, at('studio'))).toEqual({ version: 3, until: untilAfter(30, now) })
  expect(readOwnerToken(secret, token, at('other'))).toBeUndefined()
  expect(readOwnerToken(`${secret}!`, token, at('studio'))).toBeUndefined()
})

test('it ends with its time', () => {
  expect(readOwnerToken(secret, token, at('studio', untilAfter(30, now) - 1))).toBeDefined()
  expect(readOwnerToken(secret, token, at('studio', untilAfter(30, now)))).toBeUndefined()
})

test.each([
  '',
  'wrong',
  token.replace('3.', '4.'),
  token.replace(/\.\d+/, '.9999999999999'),
  `${token}x`,
  token.slice(1),
])('%j is none', (sent) => {
  expect(readOwnerToken(secret, sent, at('studio'))).toBeUndefined()
})

test('what a command makes for itself lasts minutes, whoever says otherwise', () => {
  const own = readOwnerToken(secret, commandToken(secret, 'studio', now), at('studio'))
  expect(own && isOfSecret(own)).toBe(true)
  const long = ownerToken(secret, 'studio', { version: 0, until: untilAfter(30, now) })
  expect(readOwnerToken(secret, long, at('studio'))).toBeUndefined()
})

test.each([0, -1, 1.5, 367, Number.NaN])('%s days are refused', (days) => {
  expect(() => untilAfter(days, now)).toThrow('1 to 366 days')
})
