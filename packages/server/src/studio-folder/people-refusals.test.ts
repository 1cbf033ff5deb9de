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
const until = { in: '1d', at: '12:00' }
const token = 'heldbysomebody0000000001'
const more =
  (kind: string, ...entries: Json[]) =>
  (data: Json) => {
    data[kind] = [data[kind] ?? [], entries].flat()
  }

/** Another package of the minis. */
const offering = (over: Json) => (data: Json) => {
  const packages = [data['packages']].flat()
  data['packages'] = [...packages, { ...Object(packages[0]), discount: null, ...over }]
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
    [
      'orders.3: no slot of "orchard-day" for "portrait" starts at 10:30',
      more('orders', { ...portrait, slot: at('10:30') }),
    ],
    [
      'waitlist.1: no slot of "orchard-day" for "portrait" starts at 10:30',
      more('waitlist', { service: 'portrait', customer, offer: { slot: at('10:30'), until } }),
    ],
  ]
  test.each(faults)('%s', async (message, change) => {
    edit('people.json', change)
    await expect(run()).rejects.toThrow(`people.json at ${message}`)
    expect(await rows(sql`select 1 from business where id = 'small'`)).toEqual([])
  })

  test('a package that is longer than its slot', async () => {
    edit('services/orchard-minis.json', offering({ id: 'long', shootDuration: 30 }))
    edit('people.json', more('orders', { ...mini, package: 'long', slot: at('10:30') }))
    await expect(run()).rejects.toThrow('people.json at orders.3.slot: it has 20 minutes, "long" takes 30')
  })

  test.each([null, 'BOOKED', 'SHOOTED'])('an order that is %s of one of several packages', async (status) => {
    edit('services/orchard-minis.json', offering({ id: 'other' }))
    const { package: _, ...unnamed } = mini
    edit('people.json', more('orders', { ...unnamed, status }))
    await expect(run()).rejects.toThrow(
      'people.json at orders.3.package: "orchard-minis" has packages, and none is named',
    )
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

test('of several packages the one that is offered still is taken, and a lead needs none', async () => {
  const { package: _, ...unnamed } = mini
  edit('services/orchard-minis.json', (data) => {
    offering({ id: 'gone', isOffered: false })(data)
    data['packages'] = [data['packages']]
      .flat()
      .map((one) => ({ ...Object(one), type: 'SINGLE' }))
      .toReversed()
  })
  edit('services/portrait.json', (data) => {
    offering({ id: 'other', totalFee: '99.00' })(data)
    data['type'] = 'MULTI_PACKAGES'
  })
  edit('people.json', (data) => {
    const [booked] = [data['orders']].flat()
    const leads = ['MEETING', 'CANCELLED'].map((status) => ({ ...portrait, status }))
    data['orders'] = [booked, { ...unnamed, slot: at('10:30') }, ...leads]
  })
  await run()
  const found = await rows(sql`select package_id, quote ->> 'subtotal' as subtotal from orders
    where contact ->> 'email' = ${customer.email} order by status`)
  expect(found).toEqual([
    { package_id: 'mini', subtotal: '195.00' },
    { package_id: null, subtotal: '0.00' },
    { package_id: null, subtotal: '0.00' },
  ])
})

test('a package without a length of its own takes as long as its service', async () => {
  edit('services/portrait.json', (data) => {
    Object.assign(Object([data['packages']].flat()[0]), { shootDuration: 0 })
    data['maxDuration'] = 90
  })
  await run()
  const [shot] = await rows(sql`select extract(epoch from shoot_end - shoot_start)::int / 60 as minutes
    from orders where status = 'SHOOTED'`)
  expect(shot).toEqual({ minutes: 90 })
})
