import { expect, test } from 'vitest'
import { plainLength } from './plain-length.ts'

test.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>&nbsp;</p>', 0],
  ['<p>\u00A0<br></p><p>&#xA0;</p>', 0],
  ['<p>a&nbsp;b</p>', 3],
  ['<p>Two <em>words</em></p>', 9],
  ['<p>a</p><p>b</p>', 2],
])('%s has %i characters', (html, length) => {
  expect(plainLength(html)).toBe(length)
})
