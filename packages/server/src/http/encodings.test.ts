import { expect, test } from 'vitest'
import { takes } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', true, true],
  ['br;q=0, gzip', false, true],
  ['gzip;q=0', false, false],
  ['br;q=0.5,gzip; q=0.000', true, false],
  ['', false, false],
  ['identity', false, false],
])('%j: br %s, gzip %s', (accepted, br, gzip) => {
  expect([takes(accepted, 'br'), takes(accepted, 'gzip')]).toEqual([br, gzip])
})
