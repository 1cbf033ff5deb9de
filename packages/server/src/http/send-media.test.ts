import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../base/refusal.ts'
import { MediaAway, type MediaStore } from '../media/media-store.ts'
import { useMediaFolder } from '../testing/media-folder.ts'
import type { AppEnv } from './app-env.ts'
import { sendMedia } from './send-media.ts'

const waysToAsk: readonly Record<string, string>[] = [{}, { range: 'bytes=0-1' }]
const NAME = '0123456789abcdef01234567_sm.avif'
const media = useMediaFolder()

function ask(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const app = new Hono<AppEnv>().route('/', sendMedia(media()))
  app.onError((cause, c) => c.text('', cause instanceof Refusal ? cause.status : 500))
  return app.request(`/media/${name}`, { headers, method })
}
const put = (text = 'picture') => media().put(NAME, new TextEncoder().encode(text))

test('a picture goes out for ever, with its type and length', async () => {
  await put()
  const answer = await ask(NAME)
  expect([answer.status, await answer.text()]).toEqual([200, 'picture'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '7',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'unsafe-inline';/),
    etag: expect.stringMatching(/^"[\w-]+"$/),
  })
  const head = await ask(NAME, {}, 'HEAD')
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '7'])
  expect(head.headers.get('etag')).toBe(answer.headers.get('etag'))
})

test('who has it already gets no bytes', async () => {
  await put()
  const etag = (await ask(NAME)).headers.get('etag') ?? ''
  for (const known of [etag, `"other", W/${etag}`, '*']) {
    const answer = await ask(NAME, { 'if-none-match': known })
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
  }
  expect((await ask(NAME, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a letter shows it, in whatever page its program is', async () => {
  await put()
  for (const headers of waysToAsk)
    expect((await ask(NAME, headers)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test.each([
  ['bytes=1-2', [206, 'ic', 'bytes 1-2/7']],
  ['bytes=4-', [206, 'ure', 'bytes 4-6/7']],
  ['bytes=-3', [206, 'ure', 'bytes 4-6/7']],
  ['bytes=-30', [206, 'picture', 'bytes 0-6/7']],
  ['bytes=5-99', [206, 're', 'bytes 5-6/7']],
  ['bytes=7-', [416, '', 'bytes */7']],
  ['bytes=-0', [416, '', 'bytes */7']],
  // What is no single range asks for all of it.
  ['bytes=3-1', [200, 'picture', null]],
  ['bytes=0-1,3-4', [200, 'picture', null]],
  ['lines=1-2', [200, 'picture', null]],
  ['bytes=-', [200, 'picture', null]],
])('of it %s: %j', async (range, sent) => {
  await put()
  const answer = await ask(NAME, { range })
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual(sent)
})

test('a part of another version is not mixed with this one', async () => {
  await put()
  const etag = (await ask(NAME)).headers.get('etag') ?? ''
  expect((await ask(NAME, { range: 'bytes=1-2', 'if-range': etag })).status).toBe(206)
  expect((await ask(NAME, { range: 'bytes=1-2', 'if-range': '"other"' })).status).toBe(200)
})

test.each([
  '',
  'none.jpg',
  'ffffffffffffffffffffffff.jpg',
  `x%2f..%2f${NAME}`,
  `..%2f${NAME}`,
  `${NAME}%00`,
  `${NAME}.part`,
  `${NAME}/`,
])('%s is not there', async (name) => {
  await put()
  for (const headers of waysToAsk) expect((await ask(name, headers)).status).toBe(404)
})

const away = () => Promise.reject(new MediaAway(new Error('no')))

test('a store that is away fails as one, whatever is asked', async () => {
  const store = { head: away, get: away } as unknown as MediaStore
  const app = new Hono<AppEnv>().route('/', sendMedia(store))
  app.onError((cause, c) => c.text('', cause instanceof MediaAway ? cause.status : 500))
  for (const headers of waysToAsk) expect((await app.request(`/media/${NAME}`, { headers })).status).toBe(503)
})

test('of a store that marks nothing nobody is told that they have it already', async () => {
  await put()
  vi.spyOn(media(), 'head').mockResolvedValue({ size: 7, etag: '' })
  expect((await ask(NAME, { 'if-none-match': '"other"' })).status).toBe(200)
})
