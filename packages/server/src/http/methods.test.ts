import { endpoints, type Endpoint } from '@bellows/api'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const all: [string, Endpoint][] = Object.entries(endpoints)
const addressOf = ({ path }: Endpoint) => path.replace(/:lng/, 'en-US').replace(/:\w+/g, 'nobodys')
const ask = (path: string, method: string) => app().fetch(path, { method })

describe('other methods', () => {
  test.each(all)('%s refuses what its address does not take, and names what it does', async (_, endpoint) => {
    const response = await ask(addressOf(endpoint), 'PUT')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')?.split(', ')).toContain(endpoint.method)
    expect(await response.json()).toMatchObject({
      error: 'method_not_allowed',
      requestId: expect.any(String),
    })
  })

  test.each(all)('%s answers OPTIONS without letting another site in', async (_, endpoint) => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': endpoint.method }
    const response = await app().fetch(addressOf(endpoint), { method: 'OPTIONS', headers })
    expect([response.status, await response.text()]).toEqual([204, ''])
    const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control'))
    expect(names).toEqual([])
  })

  test.each(['/healthz', '/readyz', '/api/openapi.json'])('%s is only read', async (path) => {
    expect((await ask(path, 'POST')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  })

  test('HEAD answers as GET does, without the body', async () => {
    const [got, asked] = [await ask('/api/public/business', 'GET'), await ask('/api/public/business', 'HEAD')]
    expect([asked.status, await asked.text()]).toEqual([200, ''])
    expect(asked.headers.get('content-type')).toBe(got.headers.get('content-type'))
  })

  test('an address that is none stays missing', async () => {
    expect((await ask('/api/nowhere', 'PUT')).status).toBe(404)
  })
})

test('answers of the API are neither stored nor indexed, and name nobody’s link', async () => {
  const { headers } = await ask('/api/public/business', 'GET')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})
