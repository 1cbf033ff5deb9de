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
  expect([cache.get(key('1-a')), cache.get(key('2-a'))]).toEqual([page, undefined])
})

test('what it was in the version before is there for some seconds from when it was missed', async () => {
  const { cache, page } = await kept()
  expect(cache.older(key('1-b'), NOW, 'drawn')).toEqual({ page, isOutOfPrint: false })
  for (const [pace, seconds] of [
    ['drawn', 5],
    ['slow', 30],
  ] as const) {
    expect(cache.older(key('2-a'), NOW + seconds * SECOND - 1, pace)).toEqual({ page, isOutOfPrint: true })
    expect(cache.older(key('2-a'), NOW + seconds * SECOND, pace)).toBeUndefined()
  }
})

test('who takes no better encoding gets the same page, compressed once for all of them', async () => {
  const { page } = await kept()
  const [[encoding, body], [, again]] = [await bodyFor(page, 'gzip'), await bodyFor(page, 'gzip, deflate')]
  expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', '<p>1</p>'])
  expect(again).toBe(body)
})
