import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pictures } from './shared-options.ts'

const read = (images: unknown) =>
  z.parse(z.object({ images: pictures(2) }), { images }).images.map(({ url }) => url)

test('pictures keep the good ones, and the first of too many', () => {
  expect(read([{ url: '/a' }, { url: 4 }, null, { url: '/b' }, { url: '/c' }])).toEqual(['/a', '/b'])
  expect(read('none')).toEqual([])
})
