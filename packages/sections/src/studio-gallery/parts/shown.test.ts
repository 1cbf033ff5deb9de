import { expect, test } from 'vitest'
import { prints } from '../../kit/story/pictures.ts'
import { isLiveStudio, shownBy, studioNeeds } from './shown.ts'

const post = (id: string, permalink = `https://www.instagram.com/p/${id}/`) => ({
  id,
  imageUrl: `/media/${id}.jpg`,
  additionalImageUrls: { _sm: `/media/${id}_sm.jpg` },
  permalink,
  alt: `Post ${id}`,
})
const profile = { username: 'alder', name: 'Alder', avatarUrl: '', additionalImageUrls: {} }
const connected = { instagram: { profile, posts: [post('a'), post('b', 'javascript:alert(1)'), post('c')] } }
const apart = { instagram: null }
const options = (source: 'images' | 'instagram', maxItems = 9) => ({
  source,
  maxItems,
  images: prints(4),
  showProfile: true,
})

test('posts lead where they were posted, if that is safe', () => {
  const { images, posts, profile: whose } = shownBy(options('instagram', 2), connected)
  expect(images.map(({ alt }) => alt)).toEqual(['Post a', 'Post b'])
  expect(images[0]?.additionalImageUrls).toEqual({ _sm: '/media/a_sm.jpg' })
  expect(posts).toEqual(['https://www.instagram.com/p/a/', undefined])
  expect(whose).toBe(profile)
})

test('a studio that is not connected shows its pictures, and so does one that wants them', () => {
  expect(shownBy(options('instagram'), apart)).toMatchObject({ isUnconnected: true, profile: null })
  expect(shownBy(options('instagram'), apart).images).toHaveLength(4)
  expect(shownBy(options('images', 3), connected)).toMatchObject({ isUnconnected: false, profile: null })
  expect(shownBy(options('images', 3), connected).images).toHaveLength(3)
})

test('a connected studio without posts shows its pictures, which open, under its profile', () => {
  const postless = { instagram: { profile, posts: [] } }
  expect(shownBy(options('instagram', 3), postless)).toEqual({
    images: prints(4).slice(0, 3),
    profile,
    isUnconnected: false,
  })
  expect(isLiveStudio({ ...options('instagram'), displayType: 'GRID' }, postless)).toBe(true)
})

test('only a section that wants posts asks for them', () => {
  expect([studioNeeds({ source: 'instagram' }), studioNeeds({ source: 'images' })]).toEqual([
    { instagram: true },
    {},
  ])
})

test.each([
  ['images', 'GRID', true],
  ['instagram', 'GRID', false],
  ['instagram', 'SLIDESHOW', true],
] as const)('%s in a %s: alive is %j', (source, displayType, isLive) => {
  expect(isLiveStudio({ ...options(source), displayType }, connected)).toBe(isLive)
})
