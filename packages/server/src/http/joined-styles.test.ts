import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { joinedStyles } from './joined-styles.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'joined-'))
writeFileSync(path.join(folder, 'kit-A1.css'), '.a{color:red}\n')
writeFileSync(path.join(folder, 'hero-1-B_2.css'), '.b{color:blue}\n')
writeFileSync(path.join(folder, 'secret.txt'), 'no')

const send = joinedStyles(folder)
const app = new Hono<AppEnv>()
app.get('/assets/*', (c) => send(c, c.req.path.slice('/assets/'.length)))
app.onError((cause) => new Response(null, { status: Number(Object(cause)['status'] ?? 500) }))

const ask = (name: string, encoding = '') =>
  app.request(`/assets/${name}`, { headers: { 'Accept-Encoding': encoding } })
const whole = '.a{color:red}.b{color:blue}'

test('sheets come as one, in the order asked for, for good', async () => {
  const answer = await ask('kit-A1+hero-1-B_2.css')
  expect(await answer.text()).toBe(whole)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('who takes %s gets %s', async (accepted, encoding, unpack) => {
  const answer = await ask('kit-A1+hero-1-B_2.css', accepted)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe(whole)
})

test.each([
  'kit-A1+gone-C3.css',
  'kit-A1+kit-A1.css',
  'kit-A1.css',
  '../x+kit-A1.css',
  'a/b+c.css',
  '..+..+x.css',
  'kit-A1+secret.txt',
  'kit-A1+.css',
])('%s is not there', async (name) => {
  expect((await ask(name)).status).toBe(404)
})
