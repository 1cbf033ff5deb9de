import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import type { SiteHost } from './site-host.ts'

const FOREVER = 'public, max-age=31536000, immutable'
let drawn: string[] = []

/** A site as a stranger finds it: what is not there is drawn each time, its files are for good at their own version. */
const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  sheets: [],
  files: [],
  render: async (request) => {
    const { pathname, search } = new URL(request.url)
    drawn.push(pathname + search)
    if (pathname !== '/look.css' && pathname !== '/messages.json')
      return new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } })
    const isThis = search.startsWith('?v=this')
    const headers = { 'content-type': 'text/css', 'cache-control': isThis ? FOREVER : 'no-cache' }
    return new Response(`body{order:${drawn.length}}`, { headers })
  },
}

const app = useTestApp({ site })
beforeEach(() => {
  drawn = []
})

const get = (path: string) => app().fetch(path, { headers: { 'accept-encoding': 'br' } })
const text = async (answer: Response) =>
  brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
const flood = (path: (index: number) => string) => Array.from({ length: 60 }, (_, index) => get(path(index)))
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

test('a flood of pages that are not there takes neither styles nor messages from a visitor', async () => {
  const strangers = flood((index) => `/x${index}`)
  const visitor = [get('/look.css?v=this&without=root'), get('/messages.json?v=this')]
  expect(await statuses(visitor)).toEqual([200, 200])
  expect(await statuses(strangers)).toContain(503)
})

test('what is for good is made once and sent compressed, as itself', async () => {
  const first = await get('/look.css?v=this&without=root')
  const again = await get('/look.css?v=this&without=root')
  expect(drawn).toEqual(['/look.css?v=this&without=root'])
  expect(again.headers.get('cache-control')).toBe(FOREVER)
  expect(again.headers.get('content-type')).toBe('text/css')
  expect([await text(first), await text(again)]).toEqual(['body{order:1}', 'body{order:1}'])
})

test('a flood of versions that nobody names takes none of what was asked for before', async () => {
  await get('/messages.json?v=this')
  const strangers = flood((index) => `/messages.json?v=other-${index}`)
  expect(await statuses([get('/messages.json?v=this')])).toEqual([200])
  expect(await statuses(strangers)).toContain(503)
  expect(drawn.filter((address) => address.endsWith('this'))).toHaveLength(1)
})

test('what else stands in its address makes no other file of it', async () => {
  await get('/look.css?v=this&without=root')
  await get('/look.css?without=root&fbclid=a&v=this&v=that')
  await get('/messages.json?v=this')
  await get('/messages.json?v=this&without=root')
  expect(drawn).toEqual(['/look.css?v=this&without=root', '/messages.json?v=this'])
})
