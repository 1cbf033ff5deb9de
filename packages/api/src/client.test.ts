import { expect, test, vi } from 'vitest'
import { ApiError, requiredStep } from './api-error.ts'
import { extendHold, holdSlot, listLockedSlots } from './bookings.ts'
import { call, type CallOptions } from './client.ts'
import { submitServiceInquiry } from './inquiries.ts'
import { listServices } from './services.ts'

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const serverNow = '2030-01-15T10:00:00Z'
const locked = { data: { slots: [], serverNow } }

function fakeFetch(...answers: (Response | Error)[]) {
  return vi.fn<typeof fetch>(async () => {
    const next = answers.shift()
    if (next instanceof Response) return next
    throw next ?? new Error('no answer left')
  })
}

async function failureOf(made: Promise<unknown>): Promise<ApiError> {
  const failure = await made.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(failure instanceof ApiError)) throw new Error(`no ApiError: ${String(failure)}`)
  return failure
}

test('GET puts its input in path and query, with the marker header', async () => {
  const fetch = fakeFetch(answer(200, { data: [] }))
  await call(
    listServices,
    { serviceType: '1', ids: ['a', 'b'], sort: 'upcoming' },
    { fetch, origin: 'https://x.test' },
  )
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://x.test/api/public/services?serviceType=1&ids=a%2Cb&sort=upcoming')
  expect(init).toMatchObject({ method: 'GET', headers: { 'X-Query-String': '1' } })
  expect(init?.body).toBeUndefined()
})

test('a write sends JSON, and the hold token only where it is declared', async () => {
  const options: Omit<CallOptions, 'fetch'> = { holdToken: 'secret', businessId: 'b1' }
  const fetch = fakeFetch(answer(200, { data: { id: 'i1' } }), answer(409, {}))
  const customer = { fullName: 'A', email: 'a@b.co', emailConfirm: 'a@b.co', phone: '555014' }
  await call(submitServiceInquiry, { serviceId: 's1', customer, answers: [] }, { ...options, fetch })
  await call(extendHold, { id: 'k1', lockoutEnd: serverNow }, { ...options, fetch }).catch(() => undefined)
  const [first, second] = fetch.mock.calls
  expect(first?.[0]).toBe('/api/public/inquiries/services/s1')
  expect(first?.[1]?.headers).toEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Business-Id': 'b1',
  })
  expect(first?.[1]?.body).toBe(JSON.stringify({ serviceId: 's1', customer, answers: [] }))
  expect(second?.[1]?.headers).toMatchObject({ 'X-Hold-Token': 'secret' })
})

test.each([
  ['the network', () => new TypeError('fetch failed')],
  ['the server', () => answer(503, {})],
])('GET is tried once more when %s fails', async (_, failure) => {
  const once = fakeFetch(failure(), answer(200, locked))
  await expect(call(listLockedSlots, {}, { fetch: once })).resolves.toEqual(locked.data)
  const twice = fakeFetch(failure(), failure(), answer(200, locked))
  await failureOf(call(listLockedSlots, {}, { fetch: twice }))
  expect(twice).toHaveBeenCalledTimes(2)
})

test('neither a refused GET nor a failed write is repeated', async () => {
  const refused = fakeFetch(answer(404, { message: 'Not found' }))
  await failureOf(call(listLockedSlots, {}, { fetch: refused }))
  const failed = fakeFetch(new TypeError('fetch failed'))
  const failure = await failureOf(call(holdSlot, { id: 'k1' }, { fetch: failed }))
  expect(failure).toMatchObject({
    message: 'Error connect to server',
    isNetwork: true,
    status: 466,
    isReported: true,
  })
  expect(refused).toHaveBeenCalledTimes(1)
  expect(failed).toHaveBeenCalledTimes(1)
})

test.each([
  [502, { message: 'x' }, 'Bad gateway'],
  [503, null, 'Service Unavailable'],
  [504, {}, 'Gateway timeout'],
  [409, { error: 'slot_taken', message: 'Taken' }, 'Taken'],
  [400, { title: 'Wrong' }, 'Wrong'],
  [400, { validation: [{ path: 'a', message: 'One' }, { path: 'b', message: 'Two' }, 'One'] }, 'One, Two'],
  [409, { error: 'hold_expired' }, 'hold_expired'],
  [500, 'text', 'An unexpected error occurred'],
  [400, { message: { a: 1 }, validation: 7 }, 'An unexpected error occurred'],
])('%i %j says %j', async (status, body, message) => {
  const fetch = fakeFetch(answer(status, body))
  expect(await failureOf(call(holdSlot, { id: 'k1' }, { fetch }))).toMatchObject({ status, message })
})

test('code, request id and fields come along', async () => {
  const body = {
    error: 'step_required',
    message: 'Sign first',
    requestId: 'r1',
    validation: [{ path: 'sign-contract', message: 'Sign first' }],
  }
  const failure = await failureOf(call(holdSlot, { id: 'k1' }, { fetch: fakeFetch(answer(409, body)) }))
  expect(requiredStep(failure)).toBe('sign-contract')
  expect(failure).toMatchObject({
    error: 'step_required',
    requestId: 'r1',
    validation: body.validation,
    isServerSide: false,
  })
})

test.each([401, 403, 404])('%i is not reported', async (status) => {
  expect(
    (await failureOf(call(holdSlot, { id: 'k1' }, { fetch: fakeFetch(answer(status, {})) }))).isReported,
  ).toBe(false)
})

test('an Unauthorized 401 is announced', async () => {
  const onUnauthorized = vi.fn<() => void>()
  for (const message of ['Unauthorized', 'Other']) {
    await failureOf(
      call(holdSlot, { id: 'k1' }, { fetch: fakeFetch(answer(401, { message })), onUnauthorized }),
    )
  }
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
})

test.each([{ data: { slots: 'none', serverNow } }, { slots: [] }, [], null])(
  'an answer that does not fit is an error: %j',
  async (body) => {
    const failure = await failureOf(call(listLockedSlots, {}, { fetch: fakeFetch(answer(200, body)) }))
    expect(failure).toMatchObject({ error: 'unexpected_answer', status: 466, isNetwork: false })
  },
)

test('a call that was given up stays given up', async () => {
  const gone = new AbortController()
  gone.abort()
  const fetch = fakeFetch(new DOMException('aborted', 'AbortError'), answer(200, locked))
  await expect(call(listLockedSlots, {}, { fetch, signal: gone.signal })).rejects.toThrow('aborted')
  expect(fetch).toHaveBeenCalledTimes(1)
})

const brokenOff = () => {
  const body = new ReadableStream({
    start: (sending) => {
      sending.enqueue(new TextEncoder().encode('{"data": ['))
      sending.error(new TypeError('terminated'))
    },
  })
  return new Response(body)
}

test('a line that goes in the midst of an answer is no connection, and a GET is tried again', async () => {
  const fetch = fakeFetch(brokenOff(), answer(200, { data: [] }))
  expect(await call(listServices, {}, { fetch })).toEqual([])
  const failure = await failureOf(call(listServices, {}, { fetch: fakeFetch(brokenOff(), brokenOff()) }))
  expect([failure.isNetwork, failure.message]).toEqual([true, 'Error connect to server'])
})
