import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Refusal } from '../base/refusal.ts'
import type { AppEnv } from './app-env.ts'
import { immutableFiles } from './static-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'bellows-files-'))
writeFileSync(path.join(folder, 'a.js'), 'plain')
writeFileSync(path.join(folder, 'a.js.br'), 'small')
writeFileSync(path.join(folder, 'picture.jpg'), 'jpeg')
writeFileSync(path.join(folder, 'secret.html'), 'no')
writeFileSync(path.join(folder, '.hidden.js'), 'no')

const app = new Hono<AppEnv>().get('/files/*', immutableFiles(folder, '/files'))
app.onError((cause, c) => c.text('', cause instanceof Refusal ? 404 : 500))

test('the compressed copy goes out where it is taken, for ever', async () => {
  const taken = await app.request('/files/a.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([await taken.text(), taken.headers.get('content-encoding')]).toEqual(['small', 'br'])
  const plain = await app.request('/files/a.js')
  expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual(['plain', null])
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect((await app.request('/files/picture.jpg', { method: 'HEAD' })).headers.get('content-length')).toBe(
    '4',
  )
})

test('a part of a file goes out where a part is asked for', async () => {
  const part = await app.request('/files/picture.jpg', { headers: { range: 'bytes=1-2' } })
  expect([part.status, await part.text()]).toEqual([206, 'pe'])
  expect(part.headers.get('content-range')).toBe('bytes 1-2/4')
  const none = await app.request('/files/picture.jpg', { headers: { range: 'bytes=9-' } })
  expect(none.status).toBe(416)
})

test.each([
  '/none.js',
  '/a.js.br',
  '/secret.html',
  '/.hidden.js',
  '/..%2f..%2fetc%2fpasswd',
  '/a.js%2f',
  '/%5c..%5ca.js',
  '/',
])('%s is not there', async (file) => {
  expect((await app.request(`/files${file}`)).status).toBe(404)
})
