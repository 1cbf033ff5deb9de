import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newServer } from './new-server.ts'
import { withinLimits } from './within-limits.ts'

async function portOf(listener: RequestListener, mostTogether?: number): Promise<number> {
  const server = newServer().on('request', withinLimits(listener, mostTogether)).listen(0, '127.0.0.1')
  onTestFinished(() => server.close().closeAllConnections())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const asking = (times: number) => 'GET / HTTP/1.1\r\nHost: studio.test\r\n\r\n'.repeat(times)

test('of 500 requests sent at once and never read, 16 are taken and the connection ends', async () => {
  let taken = 0
  const port = await portOf(() => void (taken += 1))
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write(asking(500))
  await once(socket, 'close')
  expect(taken).toBe(16)
})

test('a connection that leaves a large answer unread is not given another', async () => {
  let taken = 0
  const port = await portOf((_, response) => {
    taken += 1
    response.end(Buffer.alloc(16 * 1024 * 1024))
  })
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write(asking(5))
  socket.resume()
  await once(socket, 'close')
  expect(taken).toBe(1)
})

test('one that reads is answered as often as it asks', async () => {
  const port = await portOf((_, response) => void response.end('x'.repeat(100_000)))
  for (let asked = 0; asked < 40; asked += 1)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toHaveLength(100_000)
})

/** Milliseconds; a busy machine is no fault. */
const BUSY = { timeout: 20_000 }

test('of many connections that each leave a little unread, those that leave most are ended', async () => {
  const MEGABYTE = 1024 * 1024
  const answers = new Map<string, ServerResponse[]>()
  const port = await portOf((request, response) => {
    const path = request.url ?? ''
    answers.set(path, [...(answers.get(path) ?? []), response])
    response.end(Buffer.alloc(path === '/large' ? 8 * MEGABYTE : MEGABYTE))
  }, 40 * MEGABYTE)
  const open = (path: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: studio.test\r\n\r\n`)
    onTestFinished(() => void socket.destroy())
  }
  for (let index = 0; index < 8; index += 1) open('/large')
  open('/small')
  const ended = () => (answers.get('/large') ?? []).filter(({ destroyed }) => destroyed).length
  const left = () =>
    [...answers.values()]
      .flat()
      .filter(({ destroyed }) => !destroyed)
      .reduce((sum, { writableLength }) => sum + writableLength, 0)
  await vi.waitUntil(() => answers.get('/large')?.length === 8 && left() <= 40 * MEGABYTE, BUSY)
  expect(ended()).toBeGreaterThan(0)
  expect(ended()).toBeLessThan(8)
  const small = answers.get('/small')?.[0]
  expect(small?.writableFinished || !small?.destroyed).toBe(true)
})
