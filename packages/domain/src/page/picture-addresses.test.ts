import { expect, test } from 'vitest'
import { originsOf, pictureAddresses } from './picture-addresses.ts'

test('addresses of pictures are found by their names and traits, links are none', () => {
  const data = {
    layout: {
      contents: [
        {
          options: {
            images: [
              { url: 'https://a.example/1.jpg', additionalImageUrls: { _sm: 'https://b.example/1_sm.jpg' } },
            ],
            thing: { url: 'https://c.example/2.jpg', alt: 'A thing' },
            buttonLink: 'https://link.example/away',
            page: { url: 'https://link.example/page' },
          },
        },
      ],
    },
    profile: { avatarUrl: 'https://d.example/me.jpg' },
    posts: [{ imageUrl: 'https://e.example/post.jpg', permalink: 'https://link.example/p' }],
  }
  expect([...pictureAddresses(data)].map(([address, place]) => `${address} at ${place.join('.')}`)).toEqual([
    'https://a.example/1.jpg at layout.contents.0.options.images.0.url',
    'https://b.example/1_sm.jpg at layout.contents.0.options.images.0.additionalImageUrls._sm',
    'https://c.example/2.jpg at layout.contents.0.options.thing.url',
    'https://d.example/me.jpg at profile.avatarUrl',
    'https://e.example/post.jpg at posts.0.imageUrl',
  ])
})

const picture = (url: string) => ({ image: { url } })

test('each origin is named once; what a policy cannot name, and the studio’s own, are left out', () => {
  const addresses = [
    'https://cdn.example/1.jpg',
    'https://cdn.example/2.jpg',
    '/media/own.jpg',
    'data:image/png;base64,AA',
    'http://plain.example/1.jpg',
    'https://x;script-src evil.test/1.jpg',
  ]
  expect(originsOf(addresses.map(picture))).toEqual(['https://cdn.example'])
})

test('there are never more than forty, nor more letters than a header takes', () => {
  const many = Array.from({ length: 100 }, (_, index) => picture(`https://h${index}.example/1.jpg`))
  expect(originsOf(many)).toHaveLength(40)
  const long = Array.from({ length: 40 }, (_, index) =>
    picture(`https://h${index}.${'long-'.repeat(10)}name.example/1.jpg`),
  )
  expect(originsOf(long).join(' ').length).toBeLessThanOrEqual(2000)
  expect(originsOf([...long, picture('https://short.example/1.jpg')])).toContain('https://short.example')
})
