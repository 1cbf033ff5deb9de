import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { inProcessApi } from './in-process-api.ts'

const sent = {
  'user-agent': 'Browser',
  'x-forwarded-for': '192.0.2.1',
  'x-forwarded-proto': 'https',
  'x-hold-token': 'h'.repeat(22),
  authorization: 'Bearer owner',
  cookie: 'a=b',
}

test('a page is drawn with what says where its visitor is, never with what says who', async () => {
  const app = new Hono<AppEnv>()
  let arrived: Record<string, string> = {}
  app.get('/api/v1/business', (c) => {
    arrived = c.req.header()
    return c.json({})
  })
  app.get('/about', async (c) => {
    await inProcessApi(app, c)('/api/v1/business')
    return c.body(null)
  })
  await app.request('http://studio.test/about', { headers: { ...sent, host: 'studio.test' } })
  expect(arrived).toEqual({
    host: 'studio.test',
    'user-agent': 'Browser',
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-proto': 'https',
  })
})
