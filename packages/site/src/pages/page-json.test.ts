import { expect, test } from 'vitest'
import { noAnswers, type PageData } from './page-data.ts'
import { isPage, packPage, unpackPage } from './page-json.ts'

const picture = {
  url: '/media/09a191694ede13923d065875.jpg',
  additionalImageUrls: {
    _sm: '/media/09a191694ede13923d065875_sm.jpg',
    _md: '/media/09a191694ede13923d065875_md.jpg',
  },
  key: '09a191694ede13923d065875',
  position: '50% 50%',
  objectFit: 'cover',
  overlay: 0,
  alt: 'A pier',
  width: 1920,
  height: 1280,
}
const pageOf = (images: readonly object[]): PageData => ({
  id: 'home',
  title: 'Home',
  headers: [],
  contents: [
    { block: { id: 'b1', name: 'images', visibility: true, options: { images, logo: null } }, isLive: true },
  ],
  footers: [],
  answers: noAnswers,
})

test.each([
  ['our own', picture],
  ['moved', { ...picture, position: '0% 10%', overlay: 40, objectFit: 'contain' }],
  ['of one size', { ...picture, additionalImageUrls: {} }],
  ['with less said', { url: picture.url, additionalImageUrls: {}, key: picture.key }],
  ['whose darkness is left open', { ...picture, overlay: undefined }],
  ['foreign', { ...picture, url: 'https://elsewhere.test/a.jpg' }],
  ['of another name', { ...picture, additionalImageUrls: { _sm: '/media/other_sm.jpg' } }],
  ['without a key', { url: '/media/a.jpg', additionalImageUrls: {} }],
])('a picture %s comes back as it was', (_, image) => {
  const page = pageOf([image])
  expect(unpackPage(packPage(page))).toEqual(page)
})

test('a picture of our own says its key once', () => {
  expect(packPage(pageOf([picture])).split(picture.key)).toHaveLength(2)
})

test('a page is told from what else loaders answer', () => {
  expect(isPage(pageOf([]))).toBe(true)
  expect([null, [], 'page', { contents: [] }].map(isPage)).toEqual([false, false, false, false])
})
