import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'

async function addressOf(remoteAddress: string, forwarded: string | undefined, trustProxy: boolean) {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientAddress(c, trustProxy)))
  const env: AppEnv['Bindings'] = { incoming: { socket: { remoteAddress } } }
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, env)).text()
}

test.each([
  ['203.0.113.7', undefined, false, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', false, '203.0.113.7'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1', true, '198.51.100.1'],
  ['10.0.0.1', undefined, true, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6:1, 198.51.100.1:51234', true, '198.51.100.1'],
  ['10.0.0.1', '[2001:db8:1:2:3:4:5:6]:51234', true, '2001:db8:1:2::/64'],
  ['10.0.0.1', '[2001:db8::6]', true, '2001:db8:0:0::/64'],
  ['::ffff:203.0.113.7', undefined, false, '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, false, '2001:db8:1:2::/64'],
  ['2001:db8::6', undefined, false, '2001:db8:0:0::/64'],
  ['::1', undefined, false, '0:0:0:0::/64'],
])('%s, forwarded for %s, trusted %s: %s', async (...[remote, forwarded, trusted, expected]) => {
  expect(await addressOf(remote, forwarded, trusted)).toBe(expected)
})
