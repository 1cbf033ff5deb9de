import { expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

test.each([
  ['GET', '//evil.example/', '/evil.example/'],
  ['POST', '//evil.example//a?b=//c', '/evil.example/a?b=//c'],
  ['GET', '/\\evil.example', '/evil.example'],
  ['GET', '/services///one', '/services/one'],
])('%s %s leads to %s on this host', async (method, path, location) => {
  const { status, headers } = await app().fetch(path, { method })
  expect([status, headers.get('location')]).toEqual([308, location])
})

test('an address with single slashes is left alone', async () => {
  expect((await app().fetch('/healthz?next=//x')).status).toBe(200)
})
