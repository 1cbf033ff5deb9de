import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newServer } from './new-server.ts'
import { withinLimits } from './within-limits.ts'

async function portOf(listener: RequestListener): Promise<number> {
  const server = newServer().on('request', withinLimits(listener)).listen(0, '127.0.0.1')
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
