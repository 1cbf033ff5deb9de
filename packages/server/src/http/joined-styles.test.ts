import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { Refusal } from '../base/refusal.ts'
import type { AppEnv } from './app-env.ts'
import { joinedStyles } from './joined-styles.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'joined-'))
writeFileSync(path.join(folder, 'kit-A1.css'), '.a{color:red}\n')
writeFileSync(path.join(folder, 'hero-1-B_2.css'), '.b{color:blue}\n')
writeFileSync(path.join(folder, 'secret.txt'), 'no')

const many = Array.from({ length: 80 }, (_, index) => `many-${index}`)
for (const name of many) writeFileSync(path.join(folder, `${name}.css`), '.a{color:red}')
const sheets = ['kit-A1', 'hero-1-B_2', ...many].map((name) => `/assets/${name}.css`)

let app: Hono<AppEnv>
beforeEach(() => {
  const send = joinedStyles(folder, sheets)
  app = new Hono()
  app.get('/assets/*', (c) => send(c, c.req.path.slice('/assets/'.length)))
  app.onError((cause) =>
    cause instanceof Refusal ? new Response(null, cause) : new Response(null, { status: 500 }),
  )
})

const ask = async (name: string, encoding = '') =>
  app.request(`/assets/${name}`, { headers: { 'Accept-Encoding': encoding } })
const whole = '.a{color:red}.b{color:blue}'

test('sheets come as one, in their order, for good', async () => {
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
  'hero-1-B_2+kit-A1.css',
  '../x+kit-A1.css',
  'a/b+c.css',
  '..+..+x.css',
  'kit-A1+secret.txt',
  'kit-A1+.css',
])('%s is not there', async (name) => {
  expect((await ask(name)).status).toBe(404)
})

test('of very many other joinings some are made, the rest are asked to come back', async () => {
  const names = many.flatMap((name, index) => many.slice(index + 1).map((next) => `${name}+${next}.css`))
  const answers = await Promise.all(names.slice(0, 60).map((name) => ask(name)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60 - refused.length)
  expect(refused).toHaveLength(60 - 32)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect((await ask(names[59] ?? '')).status).toBe(200)
})

test('a page of very many sections has all of its sheets', async () => {
  expect((await ask(`kit-A1+${many.join('+')}.css`)).status).toBe(200)
})

test('many who ask for the same one at once have it, made once', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask('kit-A1+hero-1-B_2.css')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
