import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getOrder, getService, holdSlot } from '@bellows/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookSlot } from '../../../test/orders.ts'
import { empty } from '../../../test/test-database.ts'
import { defaultSettings } from '../../base/settings.ts'
import { isChainWhole, type ContractEvent } from '../../store/contracts/contract-events.ts'
import { tableDigest } from '../../testing/calling/table-digest.ts'
import { smallFolder, smallStudio } from '../../testing/small-folder.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { importFolder } from '../import-folder.ts'
import { exportFolder } from './export-folder.ts'

const app = useTestApp()
const { host } = smallStudio
const BOOKED = 'seededbookedorder0000000001'
const PREPARED = 'preparedbyowner0000000'
let root = ''
const place = (name: string) => path.join(root, name)

const settingsAt = (dataDir: string) => ({ ...defaultSettings, dataDir: place(dataDir) })
const put = (folder: string, dataDir: string) =>
  importFolder(folder, { database: app().database, settings: settingsAt(dataDir) })
const take = (folder: string, dataDir: string) =>
  exportFolder('small.example', place(folder), { database: app().database, settings: settingsAt(dataDir) })

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'bellows-export-'))
  await put(smallFolder, 'old')
})
afterEach(() => rmSync(root, { recursive: true }))

function bytesIn(folder: string): Record<string, string> {
  const names = readdirSync(place(folder), { recursive: true, encoding: 'utf8' }).toSorted()
  const files = names.filter((name) => statSync(path.join(place(folder), name)).isFile())
  return Object.fromEntries(
    files.map((name) => [name, readFileSync(path.join(place(folder), name), 'base64')]),
  )
}

/** Something of every kind that goes on: a booking made by a visitor, and a hold with a discount's place. */
async function live(): Promise<void> {
  const { kysely, pool } = app().database
  const { rows } = await pool.query(
    "select id from slot where business_id = 'small' and status = 'AVAILABLE' and not is_break_time and not is_disabled and offer_until is null order by start_time",
  )
  const [first, second] = rows.map(({ id }) => String(id))
  await bookSlot({ kysely, businessId: 'small' }, first ?? '')
  if (second) await app().call(holdSlot, { id: second, packageId: 'mini' }, { host })
}

/** Offered no more, though the booking names it. */
const withdrawPrint = () =>
  app().database.pool.query("update addon set is_offered = false where id = 'print'")

test('export, import elsewhere, export again: the same bytes, and the same rows', async () => {
  await live()
  await withdrawPrint()
  await take('first', 'old')
  const digest = await tableDigest(app().database.pool)
  await empty(app().database.pool)
  const { unknownFields } = await put(place('first'), 'new')
  expect(unknownFields).toEqual([])
  await take('second', 'new')
  expect(bytesIn('second')).toEqual(bytesIn('first'))
  expect(Object.keys(bytesIn('first'))).toEqual(
    expect.arrayContaining([
      'records/contract_event.ndjson',
      'records/orders.ndjson',
      'services/portrait.json',
    ]),
  )
  const { order_contract, contract_event, invoice, inquiry, slot } = await tableDigest(app().database.pool)
  expect(digest).toMatchObject({ order_contract, contract_event, invoice, inquiry, slot })
})

test('what was moved answers as before, with its pictures and its evidence', async () => {
  await withdrawPrint()
  const before = await app().call(getOrder, { id: BOOKED }, { host })
  expect(before.addons).toMatchObject([{ name: 'Print' }])
  await take('first', 'old')
  await empty(app().database.pool)
  await put(place('first'), 'new')
  const { serverNow: _, ...after } = await app().call(getOrder, { id: BOOKED }, { host })
  expect(before).toMatchObject(after)
  const { image } = await app().call(getService, { slug: 'orchard-minis' }, { host })
  expect(readdirSync(place('new/media'))).toContain(path.basename(image?.url ?? ''))
  const { rows } = await app().database.pool.query(
    'select * from contract_event order by order_contract_id, sequence',
  )
  const events = rows.map((row) => ({
    ...row,
    at: (row['at'] as Date).toISOString(),
    previousHash: row['previous_hash'],
  })) as unknown as ContractEvent[]
  const chain = events.filter(
    (event) => Object(event)['order_contract_id'] === rows[0]?.['order_contract_id'],
  )
  expect(chain.length).toBeGreaterThan(0)
  expect(isChainWhole(chain)).toBe(true)
})

test('the calendar keeps its address, and a token that was revoked stays so; a copy beside it has its own', async () => {
  const { pool } = app().database
  await pool.query('update business set owner_token_version = 3')
  const secrets = async () => {
    const query = `select calendar_token as token, owner_token_version as version from business
      where id in ('small', 'twin') order by id`
    return (await pool.query(query)).rows
  }
  const before = await secrets()
  await take('first', 'old')
  await empty(pool)
  await put(place('first'), 'new')
  expect(await secrets()).toEqual(before)
  const file = place('first/studio.json')
  const other = { id: 'twin', domain: 'twin.example', aliases: [] }
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...other }))
  await put(place('first'), 'new')
  const tokens = (await secrets()).map(({ token }) => token)
  expect(new Set(tokens).size).toBe(2)
})

test('lengths that slots or the service give, and starts that nobody chooses, move with it', async () => {
  const { pool } = app().database
  await pool.query('update package set shoot_duration = null')
  await pool.query("update service set min_duration = null, max_duration = null where id = 'orchard-minis'")
  await take('first', 'old')
  await empty(pool)
  await expect(put(place('first'), 'new')).resolves.toBeDefined()
  await pool.query(`update service set content = content || '{"availableSchedules": []}'`)
  await pool.query(
    `update business set profile = jsonb_set(profile, '{bookingAvailability,startIncrement}', '0')`,
  )
  await take('second', 'new')
  await empty(pool)
  await expect(put(place('second'), 'newer')).resolves.toBeDefined()
})

test('lengths that packages say by themselves are those of its packages there, too', async () => {
  await take('first', 'old')
  await empty(app().database.pool)
  const file = place('first/services/portrait.json')
  const service = JSON.parse(readFileSync(file, 'utf8'))
  service.packages[0].shootDuration = 60
  writeFileSync(file, JSON.stringify(service))
  await put(place('first'), 'new')
  const { minDuration, maxDuration } = await app().call(getService, { slug: 'portrait' }, { host })
  expect([minDuration, maxDuration]).toEqual([60, 60])
})

test('a discount that was paid with past its last place moves as one without a place', async () => {
  const { pool } = app().database
  await pool.query('update discount set max_places = 3, used_count = 4, over_count = 1')
  await take('first', 'old')
  await empty(pool)
  await put(place('first'), 'new')
  const { rows } = await pool.query('select max_places, used_count from discount')
  expect(rows).toEqual([{ max_places: 3, used_count: 3 }])
})

test('a date that was withdrawn moves with what is booked of it, and is not on offer elsewhere', async () => {
  const { pool } = app().database
  await take('first', 'old')
  const file = place('first/services/orchard-minis.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), serviceDates: [] }))
  await put(place('first'), 'old')
  await take('second', 'old')
  const slots = async () => (await pool.query('select id, status from slot order by id')).rows
  const before = await slots()
  await empty(pool)
  await put(place('second'), 'new')
  expect(await slots()).toEqual(before)
  await take('third', 'new')
  expect(bytesIn('third')).toEqual(bytesIn('second'))
})

/** As an earlier version wrote them. */
function leaveOut(table: string, ...columns: string[]) {
  const file = place(`first/records/${table}.ndjson`)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const without = (line: string) =>
    Object.fromEntries(Object.entries(JSON.parse(line)).filter(([name]) => !columns.includes(name)))
  writeFileSync(file, lines.map((line) => `${JSON.stringify(without(line))}\n`).join(''))
}

/** Of what is booked from now on; what was signed before stays signed. */
function askForNone(service: string) {
  const file = place(`first/services/${service}.json`)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), contractTemplates: [] }))
}

test('records of a version that knew fewer columns are filled with what those are without a word', async () => {
  const { pool } = app().database
  await pool.query(`insert into payment_attempt (business_id, id, order_id, method, amount_minor, currency, status)
    select business_id, 'attemptofearlierversion', id, 'STRIPE', 100, currency, 'FAILED' from orders
    where id = '${BOOKED}'`)
  await pool.query(`update orders set has_discount = true where id = '${BOOKED}'`)
  await pool.query(`insert into orders (business_id, id, origin, service_id, contact, currency, locale)
    select business_id, '${PREPARED}' || length(p.phone), 'OWNER', service_id,
      contact || jsonb_build_object('phone', p.phone), currency, locale
    from orders, unnest(array['', '+1 555 010 0500']) p(phone) where id = '${BOOKED}'`)
  await take('first', 'old')
  leaveOut('orders', 'has_discount_place', 'contract_ids', 'asks_customer')
  leaveOut('payment_attempt', 'is_on_its_way')
  askForNone('orchard-minis')
  await empty(pool)
  await put(place('first'), 'new')
  const { rows } =
    await pool.query(`select o.contract_ids, o.has_discount_place, p.is_on_its_way from orders o
    join payment_attempt p on p.order_id = o.id`)
  expect(rows).toEqual([{ contract_ids: ['agreement'], has_discount_place: true, is_on_its_way: false }])
  expect((await pool.query('select id from orders where asks_customer')).rows).toEqual([
    { id: `${PREPARED}0` },
  ])
})

test('imported where it came from, it leaves what happened alone', async () => {
  await take('first', 'old')
  const before = await tableDigest(app().database.pool)
  await put(place('first'), 'old')
  const after = await tableDigest(app().database.pool)
  for (const table of ['orders', 'slot', 'invoice', 'contract_event'])
    expect(after[table]).toBe(before[table])
})

test('nobody else may read it, and nothing that is there is overwritten', async () => {
  await take('first', 'old')
  expect(statSync(place('first/records/orders.ndjson')).mode & 0o077).toBe(0)
  await expect(take('first', 'old')).rejects.toThrow('is not empty')
  const nobody = exportFolder('nobody.example', place('none'), {
    database: app().database,
    settings: settingsAt('old'),
  })
  await expect(nobody).rejects.toThrow('No studio answers at nobody.example')
})

test('a record that does not fit stops the import, and nothing is left of it', async () => {
  await take('first', 'old')
  await empty(app().database.pool)
  const file = place('first/records/invoice.ndjson')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"amount_minor": ', '"amount_minor": -'))
  await expect(put(place('first'), 'new')).rejects.toThrow('invoice_amount_minor_check')
  expect((await app().database.pool.query('select 1 from business')).rows).toEqual([])
})
