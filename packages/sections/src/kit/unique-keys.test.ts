import { expect, test } from 'vitest'
import { uniqueKeys } from './unique-keys.ts'

test('a picture that comes again has a key of its own', () => {
  expect(uniqueKeys([{ url: '/a' }, { url: '/b' }, { url: '/a' }])).toEqual(['/a', '/b', '/a 2'])
})
