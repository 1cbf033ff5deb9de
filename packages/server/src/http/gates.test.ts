import { getBusiness, holdSlot } from '@bellows/api'
import { describe, expect, test } from 'vitest'
import { addSlot } from '../../test/studio-fixture.ts'
import { addSite, useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ isOwn: true })
const inquiries = '/api/public/inquiries'

const refusalOf = async (response: Response) => {
  const body: Record<string, unknown> = await response.json()
  return { ...body, status: response.status, requestId: body['requestId'] }
}

describe('writes from elsewhere', () => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']
  test.each(types)('a body of type "%s" is refused', async (type) => {
    const response = await app().post(inquiries, '{}', { 'content-type': type })
    expect(await refusalOf(response)).toMatchObject({ status: 415, error: 'unsupported_media_type' })
  })

  const senders: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'http://studio.test.elsewhere.example' },
    { origin: 'http://studio.test:81' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  test.each(senders)('%o is refused', async (headers) => {
    expect((await app().post(inquiries, '{}', headers)).status).toBe(403)
  })

  test('the site itself passes', async () => {
    expect((await app().post(inquiries, '{}', { origin: 'http://studio.test' })).status).toBe(400)
  })
})

describe('bodies', () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  const bodies: [string, string, number][] = [
    ['over 64 kB', JSON.stringify({ text: 'x'.repeat(70_000) }), 413],
    ['nested 30,000 deep', `{"a":${deep}}`.slice(0, 65_000), 400],
    ['nested 33 deep', `{"a":${'['.repeat(33)}${']'.repeat(33)}}`, 400],
    ['with __proto__', '{"__proto__":{"isAdmin":true}}', 400],
    ['with a number out of range', '{"filledIn":1e400}', 400],
    ['with NUL', '{"website":"a\\u0000b"}', 400],
    ['with a lone surrogate', '{"website":"\\ud800"}', 400],
    ['with trailing garbage', '{} x', 400],
    ['empty', '', 400],
    ['that are no object', '[1]', 400],
    ['of half a text', '{"website":"', 400],
  ]
  test.each(bodies)('a body %s is refused', async (_, body, status) => {
    const refused = await refusalOf(await app().post(inquiries, body))
    expect(refused).toMatchObject({ status, error: expect.any(String), message: expect.any(String) })
    expect(refused).toHaveProperty('requestId')
  })

  test.each([
    [32, false],
    [33, true],
  ])('a body of %i levels, itself the first', async (levels, isTooDeep) => {
    const lists = levels - 1
    const body = `{"a":${'['.repeat(lists)}${']'.repeat(lists)}}`
    const refused = await (await app().post(inquiries, body)).text()
    expect(refused.includes('nested too deeply')).toBe(isTooDeep)
  })

  test('a chunked body is counted as it comes', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(40_000))
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(chunk)
        controller.enqueue(chunk)
        controller.close()
      },
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
    expect((await app().fetch(inquiries, init as RequestInit)).status).toBe(413)
  })

  test('the address wins over a body that says otherwise', async () => {
    const id = await addSlot(app().rows)
    const init = { method: 'PATCH', body: '{"id":"other"}', headers: { 'content-type': 'application/json' } }
    expect((await app().fetch(`/api/public/bookings/${id}/hold-slot`, init)).status).toBe(400)
  })

  test('a field that is none of the contract’s is named', async () => {
    const id = await addSlot(app().rows)
    const input = { id, totalFee: '1.00' } as { id: string }
    const refused = await app().refusal(holdSlot, input)
    expect(refused).toMatchObject({ status: 400, error: 'bad_request' })
    expect(refused.validation).toHaveLength(1)
  })
})

describe('studios by host', () => {
  const unknown = [
    'elsewhere.example',
    'studio.test.elsewhere.example',
    'studio.test.',
    'studio.test@elsewhere.example',
    'xstudio.test',
  ]
  test.each(unknown)('%s is nobody', async (host) => {
    const response = await app().app.request('http://studio.test/api/public/business', { headers: { host } })
    expect(await refusalOf(response)).toMatchObject({ status: 421, error: 'unknown_host' })
  })

  test.each(['studio.test', 'STUDIO.test', 'studio.test:3000', 'studio.test:80'])(
    '%s is the studio',
    async (host) => {
      expect(await app().call(getBusiness, {}, { host })).toMatchObject({ id: app().rows.businessId })
    },
  )

  test('a forwarded host is not read', async () => {
    await addSite(app().database, 'other.test')
    const response = await app().fetch('/api/public/business', {
      headers: { 'x-forwarded-host': 'other.test' },
    })
    expect(await response.json()).toMatchObject({ data: { id: app().rows.businessId } })
  })
})

const junk: [string, Record<string, string>][] = [
  [
    'cookies of other sites, too long, twice, broken',
    { cookie: `a=1; a=2; x=%00; ${'y'.repeat(4000)}=1; =; ;` },
  ],
  ['another method by header', { 'x-http-method-override': 'DELETE', 'x-method-override': 'PATCH' }],
  [
    'another address by header',
    { 'x-original-url': '/api/owner/orders', 'x-rewrite-url': '/api/owner/orders' },
  ],
  ['another host by header', { 'x-host': 'other.test', forwarded: 'host=other.test;proto=https' }],
  ['another visitor by header', { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4', via: '1.1 x' }],
  ['a framework’s inner headers', { 'x-react-router-spa-mode': 'yes', 'x-middleware-subrequest': 'a:a:a' }],
  ['an owner’s token where none is asked for', { authorization: 'Bearer nobody' }],
  ['types and ranges nobody offers', { accept: 'text/xml', range: 'bytes=0-1', te: 'trailers' }],
]
const seen = ({ headers: sent }: Response) => [...sent].filter(([name]) => name !== 'x-request-id')

test.each(junk)('%s change nothing in an answer', async (_, headers) => {
  await addSite(app().database, 'other.test')
  const [clean, odd] = [
    await app().fetch('/api/public/business'),
    await app().fetch('/api/public/business', { headers }),
  ]
  expect([odd.status, await odd.text()]).toEqual([clean.status, await clean.text()])
  expect(seen(odd)).toEqual(seen(clean))
  expect(odd.headers.getSetCookie()).toEqual([])
})

describe('answers', () => {
  const paths = [
    '/api/public/business',
    '/api/nowhere',
    '/api/public/orders/nobodys',
    '/nowhere',
    '/healthz',
    '/media/x.jpg',
  ]
  test.each(paths)('%s carries the security headers', async (path) => {
    const { headers } = await app().fetch(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('missing, foreign and ill-formed ids answer alike', async () => {
    const bodies = await Promise.all(
      ['nobodys', 'x'.repeat(65), 'a%20b', '%00', '..%2f..'].map(async (id) => {
        const { requestId: _, ...rest } = await refusalOf(await app().fetch(`/api/public/orders/${id}`))
        return rest
      }),
    )
    expect(new Set(bodies.slice(0, 4).map((body) => JSON.stringify(body))).size).toBe(1)
    expect(bodies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  test('a fault tells nothing of the inside, and carries the headers too', async () => {
    await app().database.pool.query('alter table business_domain rename to hidden')
    const response = await app().fetch('/api/public/business', { headers: { host: 'new.test' } })
    await app().database.pool.query('alter table hidden rename to business_domain')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const { requestId, ...body } = await refusalOf(response)
    expect(body).toEqual({ status: 500, error: 'unexpected', message: 'An unexpected error occurred' })
    expect(app().logged).toContainEqual(expect.objectContaining({ requestId, code: '42P01' }))
  })

  test('https is remembered by browsers only where it is spoken', async () => {
    expect((await app().fetch('/healthz')).headers.has('strict-transport-security')).toBe(false)
    const secure = await app().app.request('https://studio.test/healthz')
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000')
  })
})
