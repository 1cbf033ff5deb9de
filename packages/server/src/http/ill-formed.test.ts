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
  'GET / HTTP/1.1\r\nAccept: */*',
  'GET http://[::1 HTTP/1.1\r\nHost: studio.test',
  'NONSENSE',
])('%j is answered as everything is, with all headers', async (head) => {
  expect(partsOf(await send(head))).toEqual(whole(400, 'bad_request'))
})

test('what is expected of it and is none of HTTP’s is refused so, too', async () => {
  const head = 'GET / HTTP/1.1\r\nHost: studio.test\r\nExpect: 200-ok'
  expect(partsOf(await send(head))).toEqual(whole(417, 'expectation_failed'))
})

const whole = (status: number, error: string) => ({
  status,
  hasHeaders: true,
  body: { error, message: expect.any(String), requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
})

function partsOf(answer: string) {
  const body: unknown = JSON.parse(
    answer
      .slice(answer.indexOf('\r\n\r\n'))
      .replace(/^[\s\da-f]*(?=\{)/, '')
      .replace(/\}[\s\S]*$/, '}'),
  )
  const headers = [/x-content-type-options: nosniff/i, /content-security-policy: default-src 'none'/i]
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]),
    hasHeaders: headers.every((header) => header.test(answer)),
    body,
  }
}
