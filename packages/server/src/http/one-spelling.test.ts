import { expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

test.each([
  ['GET', '//evil.example/', '/evil.example/'],
  ['POST', '//evil.example//a?b=//c', '/evil.example/a?b=//c'],
  ['GET', '/\\evil.example', '/evil.example'],
  ['GET', '/services///one', '/services/one'],
  ['GET', '/%61bout?utm=1', '/about?utm=1'],
  ['GET', '/about%20', '/about'],
  ['GET', '/%20', '/'],
  ['GET', '/ABOUT', '/about'],
  ['GET', '/Services/%66amily%09', '/services/family'],
])('%s %s leads to %s on this host', async (method, path, location) => {
  const { status, headers } = await app().fetch(path, { method })
  expect([status, headers.get('location')]).toEqual([308, location])
})

test.each(['/caf%C3%A9', '/slots/aBcD', '/api/public/pages/A%20', '/media/%61.jpg', '/a%2Fb', '/100%25'])(
  '%s is written as it should be',
  async (path) => {
    expect((await app().fetch(path)).status).not.toBe(308)
  },
)

test('an address with single slashes is left alone', async () => {
  expect((await app().fetch('/healthz?next=//x')).status).toBe(200)
})
