import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useStudioFolder, type Json } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const { run, rows, edit } = useStudioFolder(app)

const customer = { fullName: 'Flo Late', email: 'flo@people.example', phone: '+1 312 555 0112' }
const mini = { status: 'BOOKED', service: 'orchard-minis', package: 'mini', customer }
const portrait = { status: 'BOOKED', service: 'portrait', customer }
const at = (clock: string) => ({ date: 'orchard-day', at: clock })
const lockoutEnd = { inSeconds: 70 }
const token = 'heldbysomebody0000000001'
const more =
  (kind: string, ...entries: Json[]) =>
  (data: Json) => {
    data[kind] = [data[kind] ?? [], entries].flat()
  }

describe('people who do not go together are told of by their place, and nothing is loaded', () => {
  const faults: [string, (data: Json) => void][] = [
    [
      'orders.3.slot: orders.0.slot has the slot of "orchard-day" at 09:00 already',
      more('orders', { ...mini, slot: at('09:00') }),
    ],
    [
      'orders.3.id: the order "seededbookedorder0000000001" is there twice',
      more('orders', { ...mini, id: 'seededbookedorder0000000001', slot: at('10:30') }),
    ],
    [
      'holds.1.slot: orders.0.slot has the slot of "orchard-day" at 09:00 already',
      more('holds', { slot: at('09:00'), lockoutEnd }),
    ],
    ['holds.1.slot: holds.0.slot has the slot', more('holds', { slot: at('09:50'), lockoutEnd })],
    ['reserved.1.slot: waitlist.0.offer.slot has the slot', more('reserved', { slot: at('11:20') })],
    [
      `holds.2.token: the token "${token}" is there twice`,
      more('holds', { slot: at('09:00'), lockoutEnd, token }, { slot: at('10:30'), lockoutEnd, token }),
    ],
    [
      'orders.4: its time overlaps what is in the calendar',
      more(
        'orders',
        { ...portrait, shootTime: { in: '20d', at: '10:00' } },
        { ...portrait, shootTime: { in: '20d', at: '11:00' } },
      ),
    ],
    [
      'orders.3: The quantity 99 of an add-on is not allowed: it is 1 to 3',
      more('orders', { ...mini, addons: [{ id: 'print', quantity: 99 }], slot: at('10:30') }),
    ],
    ['orders.3.service: there is no service "none"', more('orders', { ...mini, service: 'none' })],
    ['waitlist.1.service: there is no service "none"', more('waitlist', { service: 'none', customer })],
    [
      'waitlist.1: the wait of "ed@people.example" for "orchard-minis" is there twice',
      more('waitlist', { service: 'orchard-minis', customer: { ...customer, email: 'Ed@people.example' } }),
    ],
    [
      'inquiries.1: there is no question "none"',
      more('inquiries', { customer, answers: [{ id: 'none', contents: [] }] }),
    ],
  ]
  test.each(faults)('%s', async (message, change) => {
    edit('people.json', change)
    await expect(run()).rejects.toThrow(`people.json at ${message}`)
    expect(await rows(sql`select 1 from business where id = 'small'`)).toEqual([])
  })

  test('a price beyond counting', async () => {
    edit('services/portrait.json', (data) =>
      Object.assign(Object([data['packages']].flat()[0]), { totalFee: '9999999999999.00' }),
    )
    edit('studio.json', (data) => (data['taxRate'] = 10))
    await expect(run()).rejects.toThrow('people.json at orders.1: The price is higher than can be counted')
  })

  test('a shoot that takes no time', async () => {
    edit('services/portrait.json', (data) => Object.assign(data, { packages: [], availableSchedules: [] }))
    await expect(run()).rejects.toThrow('people.json at orders.1: nothing says how long its shoot takes')
  })

  test('a time that a visitor holds by now', async () => {
    edit('people.json', (data) => Object.assign(data, { orders: [], inquiries: [], waitlist: [] }))
    await run()
    const orders = [{ ...mini, slot: at('09:50') }]
    edit('people.json', (data) => Object.assign(data, { orders, holds: [] }))
    await expect(run()).rejects.toThrow('people.json at orders.0: a visitor holds its time')
  })
})

test('a time that is kept may be held, and that of a cancelled order be booked', async () => {
  edit('people.json', more('holds', { slot: at('10:55'), lockoutEnd }))
  edit('people.json', more('orders', { ...mini, status: 'CANCELLED', slot: at('09:00') }))
  await expect(run()).resolves.toBeDefined()
})

test('an order that the owner prepared takes the discount that runs then, and one that was booked none', async () => {
  const id = 'seededpreparedorder000001'
  edit('people.json', more('orders', { ...mini, id, status: null, slot: at('10:30') }))
  edit(
    'people.json',
    more('orders', { ...mini, id: `${id}old`, status: null, createdDate: { in: '-9d', at: '09:00' } }),
  )
  await run()
  const found = await rows<{ subtotal: string }>(
    sql`select quote ->> 'subtotal' as subtotal from orders where service_id = 'orchard-minis' and quote <> '{}' order by id`,
  )
  expect(found.map(({ subtotal }) => subtotal)).toEqual(['315.00', '175.50', '195.00'])
})
