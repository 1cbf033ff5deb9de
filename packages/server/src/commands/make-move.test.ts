import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPendingOrder } from '@bellows/api'
import { DAY } from '@bellows/domain'
import { beforeEach, expect, test } from 'vitest'
import { readOwnerToken } from '../base/owner-token.ts'
import { smallStudio, useSmallStudio } from '../testing/small-folder.ts'
import { OWNER_SECRET, useTestApp } from '../testing/test-app.ts'
import { makeMove } from './make-move.ts'
import { usage } from './read-command.ts'

const app = useTestApp()
const importSmall = useSmallStudio()
const BOOKED = 'seededbookedorder0000000001'

beforeEach(() => importSmall(app().database))

const secret = { OWNER_SECRET }
/** As the server would be asked over the network. */
const network = ((url: string, init?: RequestInit) => {
  const { host, pathname, search } = new URL(url)
  return app().fetch(pathname + search, { ...init, headers: { ...Object(init?.headers), host } })
}) as typeof fetch

const run = (line: string, env: Record<string, string> = secret) =>
  makeMove([...line.split(' '), '--at', `http://${smallStudio.host}`], env, network)
const answer = async (line: string): Promise<unknown> => JSON.parse(await run(line))

test('moves go through the owner API', async () => {
  expect(await answer(`shooted ${BOOKED}`)).toMatchObject({ id: BOOKED, status: 'SHOOTED' })
  const [asked] = (await answer('ORDERS --status INQUIRY')) as { id: string; fullName: string }[]
  expect(asked).toMatchObject({ fullName: 'Di Asker' })
  expect(await answer(`ORDERS --status INQUIRY --after ${asked?.id}`)).toEqual([])
  const orders = (await answer('ORDERS')) as { id: string; invoices: { id: string }[] }[]
  const invoice = orders.find(({ id }) => id === BOOKED)?.invoices[0]?.id
  expect(await answer(`PAID ${BOOKED} ${invoice}`)).toMatchObject({ invoices: [{ paymentStatus: 'PAID' }] })
  expect(await answer(`COUNTERSIGN ${BOOKED} --name Maren`)).toMatchObject({ countersigned: 0 })
  expect(await answer('OPTIONS')).toHaveProperty('notifications')
})

test('links are printed', async () => {
  expect(await answer(`RESCHEDULE ${BOOKED}`)).toMatchObject({
    url: expect.stringContaining('/select-date/'),
  })
  const line =
    'PENDING --service portrait --package portrait-90 --name Fay --email fay@people.example --phone +13125550199'
  expect(await answer(line)).toMatchObject({ url: expect.stringContaining('/pending/') })
})

test('an order is prepared without a phone, which its client is asked for', async () => {
  const line = 'PENDING --service portrait --name Fay --email fay@people.example'
  const { order } = (await answer(line)) as { order: { id: string } }
  const pending = await app().call(getPendingOrder, { id: order.id }, { host: smallStudio.host })
  expect(pending.settled).toEqual(['select-package', 'select-addons'])
})

test.each([
  ['--name x --email fay@people.example --phone 12', '--phone: Please enter the correct phone number format'],
  ['--name x --email none', '--email: Please enter the correct email format'],
  ['--email fay@people.example', '--name: '],
  [
    '--name x --email fay@people.example --package portrait-90 --price 150.001',
    '--price: Name an amount in USD',
  ],
  ['--name x --email fay@people.example --addons print:0', '--addons: '],
])('what is wrong with a prepared order is told by its option: %s', async (more, message) => {
  await expect(run(`PENDING --service portrait ${more}`)).rejects.toThrow(message)
})

test('the token is printed, and serves in place of the secret', async () => {
  const OWNER_TOKEN = await run('TOKEN --days 7')
  const said = readOwnerToken(OWNER_SECRET, OWNER_TOKEN, { businessId: smallStudio.id, now: Date.now() })
  expect(said?.version).toBe(1)
  expect(said && (said.until - Date.now()) / DAY).toBeCloseTo(7, 2)
  expect(JSON.parse(await run('ORDERS', { OWNER_TOKEN }))).not.toEqual([])
  await expect(run('TOKEN', { OWNER_TOKEN })).rejects.toThrow('Set OWNER_SECRET')
  expect(await answer('REVOKE')).toEqual({ version: 2 })
  await expect(run('ORDERS', { OWNER_TOKEN })).rejects.toThrow('Unauthorized')
  expect(await run('TOKEN')).toMatch(/^2\./)
})

test('a studio whose name does not resolve is reached by --host', async () => {
  const server = http.createServer(async ({ method = 'GET', url = '', headers }, response) => {
    const { host = '', authorization = '' } = headers
    const answered = await app().fetch(url, { method, headers: { host, authorization } })
    response.writeHead(answered.status).end(await answered.text())
  })
  await once(server.listen(0), 'listening')
  const at = `http://localhost:${(server.address() as AddressInfo).port}`
  const asked = (...host: string[]) =>
    makeMove(['ORDERS', '--status', 'INQUIRY', '--at', at, ...host], secret, network)
  expect(JSON.parse(await asked('--host', smallStudio.host))).toMatchObject([{ fullName: 'Di Asker' }])
  await expect(asked('--host', 'nobodys.example')).rejects.toThrow(/./)
  server.close()
})

test.each([
  ['a move that is none', 'DANCE x', secret, usage],
  ['no secret', 'ORDERS', {}, 'Set OWNER_TOKEN, or OWNER_SECRET as the server has it'],
  ['a wrong token', 'ORDERS', { OWNER_TOKEN: 'wrong' }, 'Unauthorized'],
  ['an order that is none', 'SHOOTED nobodys', secret, 'Not found'],
  ['a missing id', 'SHOOTED', secret, 'ORDER missing'],
  ['an illegal move', `MEETING ${BOOKED}`, secret, 'An order does not go from BOOKED to MEETING.'],
])('%s is told', async (...[, line, env, message]) => {
  await expect(run(line, env)).rejects.toThrow(message)
})

const failing = (code: string) => () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(`told ${code}`), { code }) }))

test.each([
  ['ENOTFOUND', 'https://studio.example: there is no such host'],
  ['ECONNREFUSED', 'nobody answers at https://studio.example'],
  ['CERT_HAS_EXPIRED', 'https://studio.example gave no answer: told CERT_HAS_EXPIRED'],
])('a server that gives no answer is told with its address and the cause: %s', async (code, message) => {
  const move = makeMove(['ORDERS', '--at', 'https://studio.example'], secret, failing(code))
  await expect(move).rejects.toThrow(message)
})
