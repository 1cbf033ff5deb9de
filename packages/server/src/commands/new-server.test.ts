import { EventEmitter, once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { defaultSettings } from '../base/settings.ts'
import { drain } from './shutdown.ts'
import { useTestApp } from '../testing/test-app.ts'
import { newServer, serveProxy } from '../http/new-server.ts'

const app = useTestApp()
let open: Server[] = []
afterEach(() => {
  for (const server of open) server.close().closeAllConnections()
  open = []
})

async function listening(server: Server): Promise<number> {
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** All that comes back on a connection that sends `bytes` and then nothing. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
const hello = 'POST /api/public/inquiries HTTP/1.1\r\nHost: studio.test\r\n'
const started = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half":'

const slow: [string, string][] = [
  ['headers', hello],
  ['a body', hello + started],
]
test.each(slow)('%s that never end are cut off with the one error body', async (_, bytes) => {
  const server = newServer(200).on('request', getRequestListener(app().app.fetch))
  const answer = await answerTo(await listening(server), bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 (408|400) /)
  expect(bodyOf(answer)).toMatchObject({ error: expect.any(String), requestId: expect.any(String) })
})

const illFormed: [string, string, number][] = [
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['headers over 16 kB', `GET / HTTP/1.1\r\nHost: studio.test\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
]
test.each(illFormed)('%s is refused with the one error body', async (_, bytes, status) => {
  const answer = await answerTo(await listening(newServer()), bytes)
  expect(answer.split(' ')[1]).toBe(String(status))
  expect(bodyOf(answer)).toMatchObject({ message: expect.any(String) })
})

test('draining lets what runs finish, takes nothing new, then closes the database', async () => {
  const gate = new EventEmitter()
  let isClosed = false
  const server = newServer().on('request', (_, response) => {
    gate.once('open', () => response.end(isClosed ? 'too late' : 'done'))
    gate.emit('asked')
  })
  const port = await listening(server)
  const asked = once(gate, 'asked')
  const running = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())
  await asked
  const database = { ...app().database, close: async () => void (isClosed = true) }
  const services = { database, log: pino({ level: 'silent' }), settings: defaultSettings }
  const drained = drain(server, services, () => Promise.resolve())
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
  expect(isClosed).toBe(false)
  gate.emit('open')
  expect(await running).toBe('done')
  await drained
  expect(isClosed).toBe(true)
})

test('while draining, a kept connection is answered once more and told that it ends', async () => {
  const server = newServer().on('request', (_, response) => void response.end('here'))
  const port = await listening(server)
  const ask = 'GET / HTTP/1.1\r\nHost: studio.test\r\n\r\n'
  const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
  const first = await Promise.all(
    sockets.map(async (socket) => {
      socket.write(ask)
      const [bytes]: unknown[] = await once(socket, 'data')
      return String(bytes)
    }),
  )
  const services = {
    database: { ...app().database, close: () => Promise.resolve() },
    log: pino({ level: 'silent' }),
    settings: defaultSettings,
  }
  const drained = drain(server, services, () => Promise.resolve())
  const late = await Promise.all(
    sockets.map((socket) => {
      socket.write(ask)
      return text(socket)
    }),
  )
  await drained
  expect(first.filter((answer) => /^connection: close/im.test(answer))).toEqual([])
  expect(
    late.filter((answer) => /^HTTP\/1\.1 200[^]*^connection: close[^]*here/im.test(answer)),
  ).toHaveLength(30)
})

test('a proxy may keep a connection that nothing is asked on for longer than balancers do', async () => {
  const server = newServer().on('request', (_, response) => void response.end('here'))
  serveProxy(server)
  const answer = await fetch(`http://127.0.0.1:${await listening(server)}/`)
  expect(answer.headers.get('keep-alive')).toBe('timeout=75')
})
