import { endpoints, listOwnersOrders, moveOrderStatus, type Endpoint } from '@bellows/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { commandToken, ownerToken, untilAfter } from '../base/owner-token.ts'
import { sampleInput } from '../testing/calling/sample-input.ts'
import { sendCall } from '../testing/calling/send-call.ts'
import { tableDigest } from '../testing/calling/table-digest.ts'
import { smallStudio, useSmallStudio } from '../testing/small-folder.ts'
import { orderReference } from '../store/orders/order-reference.ts'
import { OWNER_SECRET, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const importSmall = useSmallStudio()
const BOOKED = 'seededbookedorder0000000001'

const tokenOf = (id: string) =>
  ownerToken(OWNER_SECRET, id, { version: 1, until: untilAfter(30, Date.now()) })

beforeEach(() => importSmall(app().database))

describe('who may', () => {
  const owners = Object.entries(endpoints).filter(([, one]: [string, Endpoint]) => one.isOwners)
  const tokens = [
    undefined,
    'Bearer ',
    'Bearer wrong',
    'Basic b3duZXI6b3duZXI=',
    `Bearer ${commandToken('another-secret-of-at-least-32-letters', smallStudio.id, Date.now())}`,
  ]

  test.each(owners)('%s is refused to everybody else, and nothing changes', async (_, endpoint: Endpoint) => {
    const before = await tableDigest(app().database.pool)
    const path = endpoint.path.replace(/:\w+/g, BOOKED)
    for (const authorization of [
      ...tokens,
      `Bearer ${commandToken('', app().rows.businessId, Date.now())}`,
    ]) {
      const body =
        endpoint.method === 'GET' ? {} : { body: JSON.stringify(sampleInput(endpoint, () => BOOKED)) }
      const headers = { 'content-type': 'application/json', host: smallStudio.host }
      const init = { method: endpoint.method, ...body }
      const response = await app().fetch(path, {
        ...init,
        headers: { ...headers, ...(authorization && { authorization }) },
      })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await response.json()).toMatchObject({ error: 'unauthorized', message: 'Unauthorized' })
    }
    expect(await tableDigest(app().database.pool)).toEqual(before)
  })

  test.each(owners)('%s: the token of another studio opens nothing', async (_, endpoint: Endpoint) => {
    const before = await tableDigest(app().database.pool)
    const input = sampleInput(endpoint, () => BOOKED)
    const sent = { input, host: smallStudio.host, ownerOf: app().rows.businessId }
    expect(await sendCall(app(), endpoint, sent)).toMatchObject({ status: 401 })
    expect(await tableDigest(app().database.pool)).toEqual(before)
  })

  test('tokens of a studio are revoked at once, and of no other studio', async () => {
    const { businessId } = app().rows
    const ask = async (host: string, id: string, more: RequestInit = {}) => {
      const headers = { host, authorization: `Bearer ${tokenOf(id)}`, 'content-type': 'application/json' }
      return (await app().fetch('/api/owner/tokens', { ...more, headers })).status
    }
    const ending = { method: 'PATCH', body: '{"version":1}' }
    expect([await ask('studio.test', businessId), await ask(smallStudio.host, smallStudio.id)]).toEqual([
      200, 200,
    ])
    expect(await ask('studio.test', businessId, ending)).toBe(200)
    expect([await ask('studio.test', businessId), await ask(smallStudio.host, smallStudio.id)]).toEqual([
      401, 200,
    ])
  })

  test('each move leaves a line that says what, to which order and what came of it, and no id', async () => {
    const by = { host: smallStudio.host, ownerOf: smallStudio.id }
    await app().call(moveOrderStatus, { id: BOOKED, status: 'SHOOTED' }, by)
    await app().refusal(moveOrderStatus, { id: BOOKED, status: 'MEETING' }, by)
    const lines = app().logged.filter(({ msg }) => msg === 'owner')
    const line = { businessId: smallStudio.id, move: 'PATCH /api/owner/orders/:id/status', by: 'secret' }
    expect(lines).toMatchObject([
      { ...line, order: orderReference(BOOKED), outcome: 'done' },
      { ...line, outcome: 'illegal_move' },
    ])
    expect(JSON.stringify(lines)).not.toContain(BOOKED)
  })

  test('who keeps guessing has to wait', async () => {
    const guess = () => sendCall(app(), listOwnersOrders, { input: {}, ownerOf: 'nobody' })
    for (let count = 0; count < 30; count += 1) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    expect(await app().call(listOwnersOrders, {}, { ownerOf: app().rows.businessId })).toEqual([])
  })
})
