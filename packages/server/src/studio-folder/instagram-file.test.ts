import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { instagramFileSchema } from './folder-schemas.ts'

const made = { url: '/media/a.jpg', additionalImageUrls: { _sm: '/media/a_sm.jpg' }, alt: 'A dune', key: 'a' }
const permalink = 'https://www.instagram.com/p/a/'

test('a made picture leaves its address, its smaller versions and its words with the post', () => {
  const { profile, posts } = z.parse(instagramFileSchema, {
    profile: { username: 'alder', avatarUrl: made },
    posts: [
      { id: 'a', imageUrl: made, permalink },
      { id: 'b', imageUrl: made, permalink, alt: 'Written for the post' },
    ],
  })
  expect(profile).toMatchObject({ avatarUrl: made.url, additionalImageUrls: made.additionalImageUrls })
  expect(posts.map(({ imageUrl, alt }) => [imageUrl, alt])).toEqual([
    [made.url, 'A dune'],
    [made.url, 'Written for the post'],
  ])
  expect(posts[0]?.additionalImageUrls).toEqual(made.additionalImageUrls)
})

test('what was exported is read as it stands', () => {
  const stored = z.parse(instagramFileSchema, {
    profile: { username: 'alder' },
    posts: [{ id: 'a', imageUrl: 'https://cdn.example/a.jpg', permalink }],
  })
  expect(z.parse(instagramFileSchema, stored)).toEqual(stored)
})
