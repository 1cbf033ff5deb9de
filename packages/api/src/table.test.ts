import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { holdSlot } from './bookings.ts'
import type { Endpoint } from './endpoint.ts'
import { flatInput } from './flat-input.ts'
import { createOrder } from './orders.ts'
import { fillPath, pathNames } from './path.ts'
import { writeQuery } from './query.ts'
import { getServiceDates, listServices } from './services.ts'
import { endpoints } from './table.ts'

const all: [string, Endpoint][] = Object.entries(endpoints)

test('52 calls, each with its own method and path', () => {
  const calls = all.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(calls).size).toBe(52)
  expect(
    calls.filter((one) => !/^(GET|POST|PATCH|DELETE) \/api\/(public\/|owner\/|enums$)/.test(one)),
  ).toEqual([])
})

const AMOUNTS = ['totalFee', 'discount', 'tax', 'price', 'paid', '__proto__x']
/** The owner alone may name a price. */
const namedByOwner = new Set(['prepareOrder price'])

test.each(all)(
  '%s takes no key that it does not know and has its path parameters',
  (name, { input, path }) => {
    expect(pathNames(path).filter((part) => !(part in input.shape))).toEqual([])
    for (const key of AMOUNTS.filter((amount) => !namedByOwner.has(`${name} ${amount}`))) {
      const issues = z.safeParse(input, { [key]: '0.00' }).error?.issues ?? []
      expect(issues.some((issue) => issue.code === 'unrecognized_keys')).toBe(true)
    }
  },
)

const customer = { fullName: 'Anna Berg', email: 'anna@example.com', phone: '' }

test('an order names its hold, never a price or status', () => {
  const order = { serviceId: 's1', slotId: 'k1', customer }
  expect(z.safeParse(createOrder.input, order).success).toBe(true)
  for (const over of [{ status: 'BOOKED' }, { totalFee: 0 }, { customer: { ...customer, isPaid: true } }]) {
    expect(z.safeParse(createOrder.input, { ...order, ...over }).success).toBe(false)
  }
})

test('paths are filled safely', () => {
  expect(fillPath('/a/:id/b', { id: '../x?' })).toBe('/a/..%2Fx%3F/b')
  expect(() => fillPath('/a/:id', {})).toThrow(TypeError)
})

test('a written query reads back as the same input', () => {
  const input = { ids: ['a', 'b'], sort: 'lastEdited' as const, serviceType: '2' as const }
  const query = Object.fromEntries(new URLSearchParams(writeQuery({ ...input, none: undefined, empty: [] })))
  expect(
    z.parse(listServices.input, flatInput(listServices, { params: {}, query, body: undefined })),
  ).toEqual(input)
})

test('path, query and body are one input; a body that contradicts the path is none', () => {
  const parts = { params: { id: 'k1' }, query: {}, body: { id: 'k1', packageId: 'mini' } }
  expect(flatInput(holdSlot, parts)).toEqual({ id: 'k1', packageId: 'mini' })
  expect(flatInput(holdSlot, { ...parts, body: { id: 'k2' } })).toBeUndefined()
  for (const body of [null, 'x', [], undefined])
    expect(flatInput(holdSlot, { ...parts, body })).toBeUndefined()
  expect(flatInput(getServiceDates, { params: { slug: 'family' }, query: {}, body: 'ignored' })).toEqual({
    slug: 'family',
  })
})
