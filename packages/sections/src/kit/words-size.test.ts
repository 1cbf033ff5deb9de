import { expect, test } from 'vitest'
import { richHeight, textHeight } from './words-size.ts'

test('nothing takes no room', () => {
  expect(richHeight('<p> </p>', 'body', 40)).toBe(0)
})

test('one paragraph is as high as its text, and the gap after it', () => {
  expect(richHeight('<p>Some words.</p>', 'body', 40)).toBe(textHeight(11, 'body', 40) + 16)
})

test.each([
  '<p>Mon</p><p>Tue</p><p>Wed</p>',
  'Mon<br>Tue<br/>Wed',
  '<ul><li>Mon</li><li>Tue</li><li>Wed</li></ul>',
])('each of %s begins a line', (html) => {
  expect(richHeight(html, 'body', 40)).toBeGreaterThan(textHeight(81, 'body', 40))
})
