import dns from 'node:dns'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { hostFetch, serverFetch } from './host-fetch.ts'

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

afterEach(() => vi.restoreAllMocks())

test('a name below localhost is asked on this machine, where no resolver knows it', async () => {
  const lookup = vi.spyOn(dns, 'lookup')
  const server = http.createServer(({ headers }, response) => response.end(headers.host))
  await once(server.listen(0), 'listening')
  const host = `studio.localhost:${(server.address() as AddressInfo).port}`
  expect(await (await serverFetch(`http://${host}/api`)).text()).toBe(host)
  expect(lookup.mock.calls.map(([name]) => name)).toEqual(['localhost'])
  server.close()
})
