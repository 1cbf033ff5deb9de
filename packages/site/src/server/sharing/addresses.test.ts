import { isShownPicture, type Image } from '@bellows/domain'
import { isPictureAddress } from '@bellows/ui'
import { expect, test } from 'vitest'
import { business } from '../../testing/fake-studio.ts'
import { pictureAddress, pictureSize } from './addresses.ts'

const picture = (url: string, _lg?: string) =>
  ({ url, additionalImageUrls: _lg === undefined ? {} : { _lg } }) as Image

const refused = [
  'https://x;script-src-elem evil.test;x/a.jpg',
  'https://[::1/a.jpg',
  'http://plain.example/a.jpg',
  'blob:https://other.example/1',
  'javascript:alert(1)',
  '',
]

test.each(refused)('%j is no picture that anybody could fetch, and ends no page', (address) => {
  expect(pictureAddress(picture(address), business as never)).toBeUndefined()
  expect(pictureAddress(picture('/media/a.jpg', address), business as never)).toBe(
    'https://alderandwren.example/media/a.jpg',
  )
})

test.each([
  ['/media/a.jpg', '/media/a_lg.jpg', { width: 1500, height: 1001 }],
  ['/media/a.jpg', undefined, { width: 1920, height: 1281 }],
  ['https://cdn.example/a.jpg', undefined, undefined],
  ['/media/a.jpg', 'https://cdn.example/a_lg.jpg', undefined],
])('%j, in the large %j, has the size of what is shared: %j', (url, large, size) => {
  const stored = { ...picture(url, large), width: 1920, height: 1281 }
  expect(pictureSize(stored)).toEqual(size)
  expect(pictureSize(picture(url, large))).toBeUndefined()
})

const hosts = ['https://cdn.example/a.jpg', 'https://*/a.jpg', 'https://a:b@cdn.example/a.jpg']
const written = ['data:image/png;base64,AAAA', 'data:text/html,<p>', 'data:,image/']

test.each([...refused, ...hosts, ...written, '/media/a.jpg', '//evil.example/a.jpg'])(
  'a picture is drawn just where the policy lets it pass and the importer is content: %j',
  (address) => {
    expect(isPictureAddress(address)).toBe(isShownPicture(address))
  },
)
