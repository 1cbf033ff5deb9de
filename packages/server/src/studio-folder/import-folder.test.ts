import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getOrder, getService, getServiceDates } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { isChainWhole, textHash, type ContractEvent } from '../store/contracts/contract-events.ts'
import { useStudioFolder } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'
import { pictureNotices } from './picture-notices.ts'

const app = useTestApp()
const { media, fileAt, run, rows, edit } = useStudioFolder(app)
const host = 'small.localhost'

test('a folder becomes a studio that answers', async () => {
  await run()
  const service = await app().call(getService, { slug: 'orchard-minis' }, { host })
  expect(service).toMatchObject({
    numberOfSlotsAvailable: 1,
    numberOfSlotsHeld: 3,
    contractTemplates: [{ id: 'agreement', name: 'Session agreement' }],
    image: {
      url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.jpg$/),
      width: 60,
      height: 40,
      alt: 'Trees',
    },
    packages: [{ discount: { amount: 10, maxSlots: 8 } }],
  })
  expect(service.description).toBe(
    '<p>Twenty minutes <a>among</a> <a href="https://trees.example" rel="noopener nofollow">trees</a>.</p>',
  )
})

test('plain text arrives as it was written', async () => {
  const name = 'Über <uns> & mehr'
  const spoken = '<b>20</b> "minutes" &amp; more'
  edit('services/orchard-minis.json', (service) => {
    service['name'] = name
    for (const list of ['packages', 'addons'])
      Object.assign(Object([service[list]].flat()[0]), { name: spoken, description: name })
  })
  await run()
  const row = { name: spoken, description: name }
  expect(await app().call(getService, { slug: 'orchard-minis' }, { host })).toMatchObject({
    name,
    packages: [row],
    addons: [row],
  })
})

test('what was taken out of a rich text or a contract is known with its place', async () => {
  edit('services/portrait.json', (service) => (service['description'] = '<h2>Portraits</h2><p>Outside.</p>'))
  const agreement = readFileSync(fileAt('contracts/agreement.html'), 'utf8')
  writeFileSync(fileAt('contracts/agreement.html'), `${agreement}<table><tr><td>Fees</td></tr></table>`)
  const { lostMarks } = await run()
  expect(lostMarks.map(({ message }) => message)).toEqual([
    'services/orchard-minis.json at description: taken out of the text: onclick of <p>, <script>, the address "javascript:alert(1)"',
    'services/portrait.json at description: taken out of the text: <h2>',
    'contracts/agreement.html: taken out of the text: <table>, <tr>, <td>',
  ])
})

test('a byte order mark in front of a file is no part of it', async () => {
  const files = ['studio.json', 'services/portrait.json', 'contracts/agreement.html']
  for (const file of files) writeFileSync(fileAt(file), `\uFEFF${readFileSync(fileAt(file), 'utf8')}`)
  await expect(run()).resolves.toMatchObject({ contracts: [{ name: 'Session agreement' }] })
})

test('slots follow the plan, breaks and clock', async () => {
  await run()
  const { serviceDates } = await app().call(getServiceDates, { slug: 'orchard-minis' }, { host })
  const slots = serviceDates[0]?.slots ?? []
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Chicago', timeStyle: 'short' })
  const at = slots.map(({ startTime }) => clock.format(new Date(startTime)))
  expect(at).toEqual(['09:00', '09:25', '09:50', '10:15', '10:30', '10:55', '11:20'])
  expect(slots.map(({ status }) => status)).toEqual([
    'BOOKED',
    'AVAILABLE',
    'BOOKING',
    'AVAILABLE',
    'AVAILABLE',
    'BOOKING',
    'BOOKING',
  ])
  expect(slots[1]).toMatchObject({ isDisabled: true })
  expect(slots[3]).toMatchObject({ isBreakTime: true, duration: 15 })
  expect(slots[6]).toMatchObject({ isPremium: true, premiumFee: '45.00' })
})

test('every picture has two formats of each width it has, and they are made once', async () => {
  await run()
  const files = readdirSync(path.join(media, 'media'))
  expect(files.map((name) => path.extname(name)).toSorted()).toEqual(['.avif', '.jpg'])
  writeFileSync(path.join(media, 'media', files[0] ?? ''), 'kept')
  await run()
  expect(readFileSync(path.join(media, 'media', files[0] ?? ''), 'utf8')).toBe('kept')
})

test('seeded people have orders with payments that add up and signatures that hold', async () => {
  await run()
  const order = await app().call(getOrder, { id: 'seededbookedorder0000000001' }, { host })
  expect(order).toMatchObject({
    status: 'BOOKED',
    slot: { status: 'BOOKED' },
    addons: [{ name: 'Print', quantity: 2 }],
    signContracts: [{ countersignedDate: expect.any(String) }],
  })
  const uneven =
    await rows(sql`select o.id from orders o left join invoice i on i.business_id = o.business_id and i.order_id = o.id
    group by o.business_id, o.id, o.total_minor having coalesce(sum(i.amount_minor), 0) <> o.total_minor`)
  expect(uneven).toEqual([])
  const [contract] = await rows<{ body: string; body_sha256: string }>(
    sql`select body, body_sha256 from order_contract`,
  )
  expect(contract?.body).toContain(
    '<strong>Ann Booker</strong> and <strong>Small Studio</strong> agree on <strong>Mini</strong>',
  )
  expect(textHash(contract?.body ?? '')).toBe(contract?.body_sha256)
  const events = await rows<Omit<ContractEvent, 'at'> & { at: Date }>(sql`
    select sequence, kind, at, payload, previous_hash as "previousHash", hash from contract_event order by sequence`)
  const chain = events.map((event) => ({ ...event, at: event.at.toISOString() }))
  expect(chain).toHaveLength(3)
  expect(isChainWhole(chain)).toBe(true)
})

describe('imported again', () => {
  test('bookings, holds and people stay, the rest is the folder’s', async () => {
    await run()
    const state = sql`select id, status, start_time, end_time, order_id, hold_token, offer_token from slot
      where status <> 'AVAILABLE' or offer_until > now() order by id`
    const before = await rows(state)
    edit('services/orchard-minis.json', (service) => {
      service['name'] = 'Apple Minis'
      const [date] = [service['serviceDates']].flat()
      Object.assign(Object(date)['plan'], { first: '09:10', premium: [], disabled: [] })
    })
    await run()
    expect(await rows(state)).toEqual(before)
    expect(await rows(sql`select 1 from orders`)).toHaveLength(5)
    expect(await app().call(getService, { slug: 'orchard-minis' }, { host })).toMatchObject({
      name: 'Apple Minis',
    })
    const overlaps =
      await rows(sql`select 1 from slot a join slot b on a.service_date_id = b.service_date_id and a.id < b.id
      and a.start_time < b.end_time and b.start_time < a.end_time`)
    expect(overlaps).toEqual([])
  })

  test('a discount keeps as many places as are taken', async () => {
    await run()
    await sql`update discount set used_count = 6 where business_id = 'small'`.execute(app().database.kysely)
    edit('services/orchard-minis.json', (service) => {
      Object.assign(Object([service['packages']].flat()[0])['discount'], { maxSlots: 5 })
    })
    await expect(run()).rejects.toThrow('at packages.0.discount.maxSlots: more places are taken already')
  })

  test('a service that is gone is hidden, a page that is gone is gone', async () => {
    await run()
    rmSync(fileAt('services/portrait.json'))
    rmSync(fileAt('pages/orchard.json'))
    await run()
    expect(await app().refusal(getService, { slug: 'portrait' }, { host })).toMatchObject({ status: 404 })
    expect(await rows(sql`select id from page`)).toEqual([{ id: 'home' }])
  })
})

test('a picture that no page can show is told of by file and place', async () => {
  const addresses = [
    'https://cdn.example/a.jpg',
    '/media/a.jpg',
    'data:image/svg+xml,%3Csvg/%3E',
    'https://x;script-src evil.test/a.jpg',
    '//evil.example/a.jpg',
  ]
  const contents = addresses.map((url, index) => ({
    id: `block-${index}`,
    name: 'hero',
    options: { image: { url }, link: { url: 'mailto:a@b.example' } },
  }))
  edit('pages/home.json', (page) => Object.assign(page, { layout: { contents } }))
  expect(pictureNotices(await run())).toEqual([
    expect.stringContaining(
      'pages/home.json at layout.contents.3.options.image.url: the picture "https://x;script',
    ),
    expect.stringContaining(
      'pages/home.json at layout.contents.4.options.image.url: the picture "//evil.example',
    ),
  ])
})

test('pictures at more hosts than a page can name are told of once, with the hosts that are left out', async () => {
  const contents = Array.from({ length: 42 }, (_, index) => ({
    id: `block-${index}`,
    name: 'hero',
    options: { image: { url: `https://h${index}.example/a.jpg` } },
  }))
  edit('pages/home.json', (page) => Object.assign(page, { layout: { contents } }))
  expect(pictureNotices(await run())).toEqual([
    expect.stringContaining('those at https://h40.example, https://h41.example will not be shown'),
  ])
})
