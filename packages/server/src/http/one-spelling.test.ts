import { expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

test.each([
  ['GET', '//evil.example/', '/evil.example'],
  ['POST', '//evil.example//a?b=//c', '/evil.example/a?b=//c'],
  ['GET', '/\\evil.example', '/evil.example'],
  ['GET', '/services///one', '/services/one'],
  ['GET', '/%61bout?utm=1', '/about?utm=1'],
  ['GET', '/about%20', '/about'],
  ['GET', '/%20', '/'],
  ['GET', '/ABOUT', '/about'],
  ['GET', '/Services/%66amily%09', '/services/family'],
  ['GET', '/about/?mc_cid=1', '/about?mc_cid=1'],
  ['GET', '/ABOUT/%20/', '/about'],
  ['GET', '/home/?mc_cid=1', '/?mc_cid=1'],
  ['GET', '/Home', '/'],
  ['GET', '/shoots/aBcD/payments/', '/shoots/aBcD/payments'],
  ['GET', '/%', '/%25'],
  ['GET', '/100%', '/100%25'],
  ['GET', '/services/%/select-package', '/services/%25/select-package'],
  ['GET', '/caf%C3%A9%E0%A4%A', '/caf%25c3%25a9%25e0%25a4%25a'],
  ['GET', '/%ff%%61', '/%25ff%25a'],
])('%s %s leads to %s on this host', async (method, path, location) => {
  const { status, headers } = await app().fetch(path, { method })
  expect([status, headers.get('location')]).toEqual([308, location])
})

test.each([
  '/',
  '/caf%C3%A9',
  '/slots/aBcD',
  '/api/public/pages/A%20/',
  '/api/%',
  '/media/%61.jpg',
  '/media/%/',
  '/a%2Fb',
  '/100%25',
])('%s is written as it should be', async (path) => {
  expect((await app().fetch(path)).status).not.toBe(308)
})

test('an address with single slashes is left alone', async () => {
  expect((await app().fetch('/healthz?next=//x')).status).toBe(200)
})

test('whose address it is, is kept while it leads on', async () => {
  const { headers } = await app().fetch('/shoots/aBcD/')
  expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(['noindex', 'no-referrer'])
})
