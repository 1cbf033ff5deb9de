import { isShownPicture, pictureRatio } from '@bellows/domain'
import { ASSUMED_RATIO } from '@bellows/tokens'
import { expect, test } from 'vitest'
// The part alone, without the style sheets that the package's index brings.
import { isPictureAddress, srcSetOf } from '../../packages/ui/src/image/picture-source.ts'
import { pictureWidths } from '../../packages/server/src/studio-folder/picture-variants.ts'

test('a picture of unknown size has one shape for the domain and for what draws it', () => {
  expect(pictureRatio({})).toBe(ASSUMED_RATIO)
})

test('pictures are told to be as wide as the importer makes them', () => {
  const smaller = pictureWidths.filter(([version]) => version !== '')
  const additionalImageUrls = Object.fromEntries(
    smaller.map(([version]) => [version, `/media/a${version}.jpg`]),
  )
  expect(srcSetOf({ url: '/media/a.jpg', additionalImageUrls, width: 6000 })).toBe(
    pictureWidths.map(([version, width]) => `/media/a${version}.jpg ${width}w`).join(', '),
  )
})

test.each([
  '/media/a.jpg',
  '//a.example/a.jpg',
  '/\\a.example/a.jpg',
  'https://a.example/a.jpg',
  'HTTPS://A.example:8443/a.jpg?x=1',
  'https://a.example:123456/a.jpg',
  'http://a.example/a.jpg',
  'https://user:word@a.example/a.jpg',
  'https:///a.jpg',
  'https://*.example/a.jpg',
  'https://a_b.example/a.jpg',
  'https://a.example;/a.jpg',
  'https://a.example,b/a.jpg',
  'https://a.example/a b.jpg',
  ' https://a.example/a.jpg',
  'https://[::1]/a.jpg',
  'https://münchen.example/a.jpg',
  'https://a%2eexample/a.jpg',
  'https://a.example/\u00ad.jpg',
  'https://a.example\\@b.example/a.jpg',
  'data:image/png;base64,AAAA',
  'data:text/html,x',
  'javascript:alert(1)',
  'a.jpg',
  '',
])('the policy lets %j pass if it is drawn', (address) => {
  expect(isShownPicture(address)).toBe(isPictureAddress(address))
})
