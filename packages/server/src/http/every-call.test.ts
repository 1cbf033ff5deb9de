import { endpoints, pathNames, type Endpoint } from '@bellows/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { commandToken } from '../base/owner-token.ts'
import { sampleInput } from '../testing/calling/sample-input.ts'
import { tableDigest } from '../testing/calling/table-digest.ts'
import { OWNER_SECRET, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const all: [string, Endpoint][] = Object.entries(endpoints)
const writes = all.filter(([, { method }]) => method !== 'GET')
const bodies = writes.filter(([, { method }]) => method !== 'DELETE')
const nameOf = (key: string) => (key === 'lng' ? 'en-US' : 'nobodys')

interface Odd {
  more?: Record<string, unknown>
  headers?: Record<string, string>
}

/** A call by its owner where it is the owner's, with an input that fits but for what is odd. */
async function send(endpoint: Endpoint, { more = {}, headers = {} }: Odd) {
  const inPath = new Set(pathNames(endpoint.path))
  const isBodiless = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => nameOf(key))
  const wanted = Object.entries({ ...sampleInput(endpoint, nameOf), ...more })
  const query = wanted.filter(([key]) => !inPath.has(key)).map(([key, value]) => [key, String(value)])
  const init = isBodiless ? {} : { body: JSON.stringify(Object.fromEntries(wanted)) }
  const authorization = `Bearer ${commandToken(OWNER_SECRET, app().rows.businessId, Date.now())}`
  const response = await app().fetch(isBodiless ? `${path}?${new URLSearchParams(query)}` : path, {
    method: endpoint.method,
    ...init,
    headers: { 'content-type': 'application/json', authorization, ...headers },
  })
  const body: Record<string, unknown> = await response.json()
  return { ...body, status: response.status }
}

describe('every call', () => {
  let before: Record<string, string>
  beforeEach(async () => {
    before = await tableDigest(app().database.pool)
  })
  const expectNothingChanged = async () => expect(await tableDigest(app().database.pool)).toEqual(before)

  test.each(all)('%s refuses a field that it does not know', async (_, endpoint) => {
    const refused = await send(endpoint, { more: { totalFee: '0.01' } })
    expect(refused).toMatchObject({ status: 400, error: 'bad_request' })
    expect(JSON.stringify(refused)).toContain('totalFee')
    await expectNothingChanged()
  })

  test.each(all)('%s is nobody’s at a host that is no studio’s', async (_, endpoint) => {
    const refused = await send(endpoint, { headers: { host: 'elsewhere.example' } })
    expect(refused).toMatchObject({ status: 421, error: 'unknown_host' })
    await expectNothingChanged()
  })

  test.each(writes)('%s is not done for another site', async (_, endpoint) => {
    const refused = await send(endpoint, { headers: { origin: 'https://elsewhere.example' } })
    expect(refused).toMatchObject({ status: 403 })
    await expectNothingChanged()
  })

  test.each(bodies)('%s takes nothing that a form of another site could send', async (_, endpoint) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const refused = await send(endpoint, { headers: { 'content-type': type } })
      expect(refused).toMatchObject({ status: 415, error: 'unsupported_media_type' })
    }
    await expectNothingChanged()
  })

  test.each(bodies)('%s reads no more than 64 kB, and nothing nested deeply', async (_, endpoint) => {
    const large = await send(endpoint, { more: { note: 'x'.repeat(70_000) } })
    expect(large).toMatchObject({ status: 413, error: 'body_too_large' })
    const deep: unknown = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)
    expect(await send(endpoint, { more: { note: deep } })).toMatchObject({ status: 400 })
    await expectNothingChanged()
  })
})
