import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppContext } from './app-env.ts'
import { ReadyPages } from './ready-pages.ts'

let server: Server
let now = 0
let ready: ReadyPages
const lines: string[] = []

beforeEach(async () => {
  now = 0
  lines.length = 0
  ready = new ReadyPages(pino({}, { write: (line: string) => lines.push(line) }), true, () => now)
  server = createServer((request, response) => {
    if (!ready.answer(request, response)) response.writeHead(200).end('drawn')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

const browser = { host: 'studio.test', 'accept-encoding': 'gzip, deflate, br' }

/** What the long way hands in when it has answered. */
function answered(url: string, headers: Record<string, string> = browser, round = ready.round) {
  const c = {
    env: { incoming: { url, headers, socket: {} } },
    req: { path: url, url: `http://studio.test${url}`, header: (name: string) => headers[name] },
  } as unknown as AppContext
  const kept = new Headers({ 'Content-Type': 'text/html', 'Content-Encoding': 'br', ETag: '"e1"' })
  ready.put(c, {
    headers: kept,
    body: new TextEncoder().encode('kept'),
    etag: '"e1"',
    businessId: 'studio',
    round,
  })
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const options = { host: '127.0.0.1', port, path, method, headers: { ...browser, ...headers } }
  return new Promise<{ message: IncomingMessage; body: string }>((resolve, reject) => {
    const request = get(options, (message) => {
      let body = ''
      message.setEncoding('utf8')
      message.on('data', (part: string) => (body += part))
      message.on('end', () => resolve({ message, body }))
    })
    request.on('error', reject)
  })
}

type Other = { path?: string; headers?: Record<string, string>; method?: string }

test('what was answered goes out again, whole, with a name and a line of its own', async () => {
  answered('/')
  const first = await ask('/')
  const second = await ask('/')
  expect([first.body, second.body]).toEqual(['kept', 'kept'])
  expect(first.message.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': '4',
    'x-content-type-options': 'nosniff',
    etag: '"e1"',
  })
  const names = [first, second].map(({ message }) => message.headers['x-request-id'])
  expect(new Set(names).size).toBe(2)
  expect(lines.map((line) => Object(JSON.parse(line)))).toMatchObject([
    { route: '/', status: 200, requestId: names[0] },
    { route: '/', status: 200, requestId: names[1] },
  ])
})

test('whoever has it gets 304 without a body', async () => {
  answered('/')
  const { message, body } = await ask('/', { 'if-none-match': '"e1"' })
  expect(message.statusCode).toBe(304)
  expect(body).toBe('')
  expect(message.headers['content-length']).toBeUndefined()
})

test.each([
  ['another address', { path: '/other' }],
  ['a query', { path: '/?a' }],
  ['another host', { headers: { host: 'other.test' } }],
  ['another encoding', { headers: { 'accept-encoding': 'gzip' } }],
  ['another scheme', { headers: { 'x-forwarded-proto': 'https' } }],
  ['another method', { method: 'POST' }],
])('%s takes the long way', async (_, { path = '/', headers, method }: Other) => {
  answered('/')
  expect((await ask(path, headers, method)).body).toBe('drawn')
})

test('half a second later one asks the long way, the others wait for that as long again and no longer', async () => {
  answered('/')
  now = 499
  expect((await ask('/')).body).toBe('kept')
  now = 500
  expect((await ask('/')).body).toBe('drawn')
  expect((await ask('/')).body).toBe('kept')
  now = 1000
  expect((await ask('/')).body).toBe('drawn')
  expect((await ask('/')).body).toBe('drawn')
})

test('behind a proxy the answer to https says to stay there', async () => {
  const headers = { ...browser, 'x-forwarded-proto': 'https' }
  answered('/', headers)
  const { message } = await ask('/', headers)
  expect(message.headers['strict-transport-security']).toContain('max-age')
})

test('what was published is asked for the long way at once, and what was asked for before it is not taken', async () => {
  answered('/')
  ready.forget('another')
  expect((await ask('/')).body).toBe('kept')
  const { round } = ready
  ready.forget('studio')
  expect((await ask('/')).body).toBe('drawn')
  answered('/', browser, round)
  expect((await ask('/')).body).toBe('drawn')
  answered('/')
  ready.forget()
  expect((await ask('/')).body).toBe('drawn')
})
