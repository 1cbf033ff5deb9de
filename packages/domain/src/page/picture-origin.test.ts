import { expect, test } from 'vitest'
import { isShownPicture, pictureOrigin } from './picture-origin.ts'

test.each([
  ['https://cdn.example/a.jpg', 'https://cdn.example'],
  ['https://CDN.example:8443/a.jpg?w=1,h=2', 'https://cdn.example:8443'],
  ['https://müller.example/a.jpg', 'https://xn--mller-kva.example'],
])('%s is of %s', (address, origin) => {
  expect(pictureOrigin(address)).toBe(origin)
})

test.each([
  '/media/a.jpg',
  'http://cdn.example/a.jpg',
  'https://x;script-src-elem evil.test;x/a.jpg',
  'https://x;script-src-elem/a.jpg',
  'https://*/a.jpg',
  'https://*.example/a.jpg',
  "https://'self'/a.jpg",
  'https://a,b/a.jpg',
  'https://cdn.example\n/a.jpg',
  'https://cdn.example/a.jpg\r\nSet-Cookie: a=b',
  'https://user:word@cdn.example/a.jpg',
  'https://[::1]/a.jpg',
  'https://',
])('%j names no origin', (address) => {
  expect(pictureOrigin(address)).toBeNull()
})

test.each([
  ['/media/a.jpg', true],
  ['https://cdn.example/a.jpg', true],
  ['data:image/png;base64,AAAA', true],
  ['data:text/html,<p>', false],
  ['//evil.example/a.jpg', false],
  ['/\\evil.example/a.jpg', false],
  ['http://cdn.example/a.jpg', false],
  ['', false],
])('%j is shown: %j', (address, expected) => {
  expect(isShownPicture(address)).toBe(expected)
})
