import { endpoints, pathNames, type Endpoint } from '@bellows/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { bookSlot } from '../../test/orders.ts'
import { addSlot } from '../../test/studio-fixture.ts'
import { namesOf, secretsOf } from '../testing/calling/names-of-studio.ts'
import { namesSomething, sampleInput } from '../testing/calling/sample-input.ts'
import { sendCall, type Sent } from '../testing/calling/send-call.ts'
import { tableDigest } from '../testing/calling/table-digest.ts'
import { smallStudio, useSmallStudio } from '../testing/small-folder.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({
  isKept: true,
  settings: { liveHoldsPerAddress: 1_000_000, inquiriesPerHour: 1_000_000, bookingsPerHour: 1_000_000 },
})
const importSmall = useSmallStudio()
const NOBODYS = 'nobodys-nobodys-nobodys-00'
const NOBODYS_SECRET = 'nobodys-secret-nobodys-secret-00'
const all: [string, Endpoint][] = Object.entries(endpoints)
const naming = all.filter(([, endpoint]) => namesSomething(endpoint))

let foreign: string[] = []
let secrets: string[] = []
let own: string[] = []

beforeAll(async () => {
  const { pool } = app().database
  await importSmall(app().database)
  await bookSlot(app().rows, await addSlot(app().rows))
  own = await namesOf(pool, app().rows.businessId)
  foreign = (await namesOf(pool, smallStudio.id)).filter((name) => !own.includes(name))
  secrets = await secretsOf(pool, smallStudio.id)
})

const ask = (endpoint: Endpoint, sent: Sent) => sendCall(app(), endpoint, sent)
const named = (endpoint: Endpoint, name: string) => sampleInput(endpoint, () => name)

test('the other studio has rows of every kind to name', async () => {
  expect(foreign.length).toBeGreaterThan(30)
  expect(secrets.length).toBeGreaterThan(2)
  expect(naming.length).toBeGreaterThan(15)
})

describe('another studio’s ids are like nobody’s', () => {
  test.each(naming)('%s', async (_, endpoint) => {
    const before = await tableDigest(app().database.pool)
    const missing = await ask(endpoint, { input: named(endpoint, NOBODYS), token: NOBODYS_SECRET })
    expect(missing.status).toBe(endpoint === endpoints.listServices ? 200 : 404)
    for (const name of foreign) {
      const [token] = secrets
      expect(await ask(endpoint, { input: named(endpoint, name), token }), name).toEqual(missing)
    }
    expect(await tableDigest(app().database.pool)).toEqual(before)
  })
})

describe('another studio’s secrets open nothing', () => {
  test.each(naming.filter(([, endpoint]) => endpoint.holdToken))('%s', async (_, endpoint) => {
    const missing = await ask(endpoint, { input: named(endpoint, NOBODYS), token: NOBODYS_SECRET })
    expect(missing.status).toBe(404)
    for (const token of secrets) {
      for (const name of foreign) {
        expect(await ask(endpoint, { input: named(endpoint, name), token }), name).toEqual(missing)
      }
    }
  })
})

/** Two names in one address: the outer one's own, the inner one another studio's. */
test('another studio’s child under one’s own order is like nobody’s', async () => {
  const nested = naming.filter(([, { path }]) => pathNames(path).length > 1)
  for (const [, endpoint] of nested) {
    const [outer = ''] = pathNames(endpoint.path)
    const input = (parent: string, child: string) =>
      sampleInput(endpoint, (key) => (key === outer ? parent : child))
    for (const parent of own) {
      const missing = await ask(endpoint, { input: input(parent, NOBODYS) })
      expect(missing.status).toBe(404)
      for (const child of foreign)
        expect(await ask(endpoint, { input: input(parent, child) })).toEqual(missing)
    }
  }
})

/** One name for each part of the address; of two parts the outer one is an order's. */
async function addressesOf(endpoint: Endpoint): Promise<string[][]> {
  if (!namesSomething(endpoint)) return [[]]
  const { pool } = app().database
  const names = [...(await namesOf(pool, smallStudio.id)), 'home']
  if (pathNames(endpoint.path).length < 2) return names.map((name) => [name])
  const { rows } = await pool.query('select id from orders where business_id = $1', [smallStudio.id])
  return rows.flatMap(({ id }) => names.map((name) => [String(id), name]))
}

describe('reading twice changes nothing', () => {
  // One order was prepared by the studio, which is the only kind that has a pending page.
  beforeAll(() =>
    app().database.pool.query(
      "update orders set origin = 'OWNER' where business_id = $1 and status = 'BOOKED'",
      [smallStudio.id],
    ),
  )

  test.each(all.filter(([, { method }]) => method === 'GET'))('%s', async (_, endpoint) => {
    const before = await tableDigest(app().database.pool)
    const statuses = new Set<number>()
    for (const address of await addressesOf(endpoint)) {
      const parts = pathNames(endpoint.path)
      const input = sampleInput(endpoint, (key) => address[parts.indexOf(key)])
      const sent = { input, host: smallStudio.host, ownerOf: smallStudio.id }
      const [first, second] = [await ask(endpoint, sent), await ask(endpoint, sent)]
      expect(second).toEqual(first)
      statuses.add(first.status)
    }
    expect(statuses).toContain(200)
    expect(await tableDigest(app().database.pool)).toEqual(before)
  })
})
