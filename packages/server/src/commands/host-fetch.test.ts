import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { hostFetch } from './host-fetch.ts'

test('the studio is named whose name does not resolve, with all else as it was asked', async () => {
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const { host, authorization } = request.headers
      response.writeHead(409).end(JSON.stringify({ host, authorization, method: request.method, body }))
    })
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await hostFetch('studio.example')(`http://localhost:${port}/api`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer x' },
    body: '{"a":1}',
  })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    host: 'studio.example',
    authorization: 'Bearer x',
    method: 'PATCH',
    body: '{"a":1}',
  })
  server.close()
})

test('a server that is not there is told', async () => {
  await expect(hostFetch('studio.example')('http://localhost:1/api')).rejects.toThrow('ECONNREFUSED')
})
