import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { answerUnread } from './ill-formed.ts'
import { newServer } from './new-server.ts'

async function send(head: string): Promise<string> {
  const listener = getRequestListener(() => new Response('answered'), { errorHandler: answerUnread })
  const server = newServer()
    .on('request', (...asked) => void listener(...asked))
    .listen(0, '127.0.0.1')
  onTestFinished(() => server.close().closeAllConnections())
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  let answer = ''
  for await (const part of socket) answer += String(part)
  return answer
}

test.each([
  'GET / HTTP/1.1\r\nHost: a b',
  'GET / HTTP/1.1\r\nHost: studio.test/path',
  'GET / HTTP/1.1\r\nHost: user@studio.test',
  'GET / HTTP/1.1\r\nHost:',
  'GET http://[::1 HTTP/1.1\r\nHost: studio.test',
  'NONSENSE',
])('%j is answered as everything is, with all headers', async (head) => {
  const answer = await send(head)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toMatch(/x-content-type-options: nosniff/i)
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
  const body: unknown = JSON.parse(
    answer
      .slice(answer.indexOf('\r\n\r\n'))
      .replace(/^[\s\da-f]*(?=\{)/, '')
      .replace(/\}[\s\S]*$/, '}'),
  )
  expect(body).toEqual({
    error: 'bad_request',
    message: expect.any(String),
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})
