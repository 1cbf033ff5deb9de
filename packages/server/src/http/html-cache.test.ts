import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyFor, HtmlCache, keepPage, type PageKey } from './html-cache.ts'

const NOW = 1_900_000_000_000
const SECOND = 1000
const key = (contentVersion: string): PageKey => ({
  businessId: 'studio',
  address: '/',
  language: 'en-US',
  contentVersion,
})

async function kept() {
  const cache = new HtmlCache()
  const page = await keepPage(new TextEncoder().encode('<p>1</p>'), new Headers())
  cache.set(key('1-a'), page)
  return { cache, page }
}

test('a page is that of its version alone', async () => {
  const { cache, page } = await kept()
  expect([cache.get(key('1-a'), NOW), cache.get(key('2-a'), NOW)]).toEqual([page, undefined])
})

test('what it was in the version before is there for some seconds from when it was first missed', async () => {
  const { cache, page } = await kept()
  cache.get(key('1-b'), NOW)
  expect(cache.older(key('1-b'), NOW, 'whileDrawn')).toEqual({ page, isOutOfPrint: false })
  cache.get(key('2-a'), NOW + SECOND)
  for (const [pace, seconds] of [
    ['whileDrawn', 5],
    ['inCrowd', 30],
  ] as const) {
    expect(cache.older(key('2-a'), NOW + seconds * SECOND - 1, pace)).toEqual({ page, isOutOfPrint: true })
    expect(cache.older(key('2-a'), NOW + seconds * SECOND, pace)).toBeUndefined()
  }
})

test('a version that comes back is current, and missed anew when it is over again', async () => {
  const { cache, page } = await kept()
  cache.get(key('1-b'), NOW)
  const later = NOW + 60 * SECOND
  expect(cache.get(key('1-a'), later)).toBe(page)
  cache.get(key('1-c'), later)
  expect(cache.older(key('1-c'), later, 'whileDrawn')).toEqual({ page, isOutOfPrint: false })
})

test('a page that is gone is let go, unless a newer publishing has it', async () => {
  const { cache, page } = await kept()
  cache.drop(key('0-z'))
  expect(cache.get(key('1-a'), NOW)).toBe(page)
  cache.drop(key('2-a'))
  expect(cache.get(key('1-a'), NOW)).toBeUndefined()
})

test('who takes no better encoding gets the same page, compressed once for all of them', async () => {
  const { page } = await kept()
  const [[encoding, body], [, again]] = [await bodyFor(page, 'gzip'), await bodyFor(page, 'gzip, deflate')]
  expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', '<p>1</p>'])
  expect(again).toBe(body)
})

test('whoever takes it uncompressed shares it with all who have it so', async () => {
  const { page } = await kept()
  const [[, first], [, second]] = await Promise.all([bodyFor(page, ''), bodyFor(page, 'identity')])
  expect(new TextDecoder().decode(first)).toBe('<p>1</p>')
  expect(second).toBe(first)
  const [, later] = await bodyFor(page, '')
  expect(later).toBe(first)
})
