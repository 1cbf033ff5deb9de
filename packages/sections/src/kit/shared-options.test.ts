import { menuItemsSchema } from '@bellows/domain'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { brand, clampedInt, pictures } from './shared-options.ts'

const read = (images: unknown) =>
  z.parse(z.object({ images: pictures(2) }), { images }).images.map(({ url }) => url)

test('pictures keep the good ones, and the first of too many', () => {
  expect(read([{ url: '/a' }, { url: 4 }, null, { url: '/b' }, { url: '/c' }])).toEqual(['/a', '/b'])
  expect(read('none')).toEqual([])
})

test('what is no number is 0 before the clamp, whatever it is', () => {
  const schema = z.object({ height: clampedInt(320, 1200, 720) })
  const heightOf = (height: unknown) => z.parse(schema, { height }).height
  expect([undefined, null, '800', 9999, -5, 'abc', {}, { toString: [] }].map(heightOf)).toEqual([
    720, 720, 800, 1200, 320, 320, 320, 320,
  ])
})

const menuOf = (menuItems: unknown) => z.parse(z.object(brand), { menuItems }).menuItems
const under = (title: string, ...children: readonly unknown[]) => ({ title, slug: title, children })

test('a menu of its own keeps the good entries', () => {
  const kept = [under('a', under('b')), under('c')]
  expect(menuOf([null, under('a', 'none', under('b')), 4, under('c')])).toEqual(kept)
  expect(menuOf('none')).toEqual([])
})

const isTheThemes = (slug: string) => menuItemsSchema.safeParse([{ title: 'a', slug }]).success
const isKept = (slug: string) => menuOf([{ title: 'a', slug }])[0]?.slug === slug

test('an entry of a section’s menu leads as far as one of the theme’s', () => {
  for (const slug of ['a', 'a'.repeat(121), 'a'.repeat(128), 'a'.repeat(129), 'a\0'])
    expect([slug, isKept(slug)]).toEqual([slug, isTheThemes(slug)])
  expect([128, 129].map((length) => isKept('a'.repeat(length)))).toEqual([true, false])
})

test('below its third level it is flat, as the theme’s is', () => {
  const deep = under('a', under('b', under('c', under('d'), under('e')), under('f')))
  const flat = under('a', under('b', under('c'), under('d'), under('e'), under('f')))
  expect(menuOf([deep])).toEqual([flat])
})
