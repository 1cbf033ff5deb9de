import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countersignOrder, getOrder, moveOrderStatus } from '@bellows/api'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sentBy } from '../../testing/mailroom.ts'
import { smallFolder, smallStudio, useSmallStudio } from '../../testing/small-folder.ts'
import { useTestApp, type Visitor } from '../../testing/test-app.ts'

const app = useTestApp()
const importSmall = useSmallStudio()
const owner: Visitor = { host: smallStudio.host, ownerOf: smallStudio.id }
const BOOKED = 'seededbookedorder0000000001'

/** The same studio before its owner signed anything. */
const folder = mkdtempSync(path.join(tmpdir(), 'bellows-unsigned-'))
cpSync(smallFolder, folder, { recursive: true })
const people = path.join(folder, 'people.json')
writeFileSync(
  people,
  readFileSync(people, 'utf8').replace('"id": "seeded', '"countersigned": false, "id": "seeded'),
)
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => importSmall(app().database, folder))

const isSigned = async () =>
  (await app().call(getOrder, { id: BOOKED }, owner)).signContracts.map(
    (one) => one.countersignedDate !== null,
  )
const sign = (name?: string) => app().call(countersignOrder, { id: BOOKED, name }, owner)

test('it is given once, to what waits for it, and goes into the evidence', async () => {
  expect(await isSigned()).toEqual([false])
  expect(await sign()).toMatchObject({ countersigned: 1, order: { id: BOOKED } })
  expect(await sign()).toMatchObject({ countersigned: 0 })
  expect(await isSigned()).toEqual([true])
  const query = `select payload, previous_hash = lag(hash) over (order by sequence) as "isNext" from contract_event
    where order_contract_id in (select id from order_contract where order_id = $1) order by sequence desc limit 1`
  const { rows } = await app().database.pool.query(query, [BOOKED])
  expect(rows).toEqual([{ payload: { name: 'Maren Small' }, isNext: true }])
})

test('the client gets a copy with both names, once', async () => {
  await sentBy(app())
  await sign()
  await sign()
  const [mail, ...others] = await sentBy(app())
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/^Countersigned: /)
  expect(mail?.text).toContain('Countersigned by: Maren Small, ')
  expect(mail?.attachments).toHaveLength(1)
})

test('nobody signs nameless, nor what was cancelled', async () => {
  const blank = await app().refusal(countersignOrder, { id: BOOKED, name: ' ' }, owner)
  expect(blank).toMatchObject({ status: 400, validation: [{ path: 'name' }] })
  await app().call(moveOrderStatus, { id: BOOKED, status: 'CANCELLED' }, owner)
  const refused = await app().refusal(countersignOrder, { id: BOOKED }, owner)
  expect(refused).toMatchObject({ status: 409, error: 'order_cancelled' })
})
