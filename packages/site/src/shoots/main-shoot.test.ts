import { expect, test } from 'vitest'
import { makeSlot } from '../booking/testing/fixtures.ts'
import { makeOrder } from '../booking/testing/order-fixture.ts'
import { mainShoot, placeOf } from './main-shoot.ts'

test('the booked shoot has its start, end and length', () => {
  expect(mainShoot(makeOrder())).toEqual({
    startTime: '2030-01-26T15:00:00Z',
    endTime: '2030-01-26T15:20:00.000Z',
    minutes: 20,
  })
})

test('an order whose shoot has no date goes by its slot, or by nothing', () => {
  const shoots = makeOrder().shoots.map((shoot) => ({ ...shoot, shootTime: null }))
  expect(mainShoot({ shoots, slot: makeSlot() })?.startTime).toBe('2030-01-26T15:00:00Z')
  expect(mainShoot({ shoots, slot: null })).toBeNull()
})

test('a shoot’s own place goes before the service’s', () => {
  const order = makeOrder()
  expect(placeOf(order)).toBe('Miller’s Orchard, Barrington')
  const shoots = order.shoots.map((shoot) => ({ ...shoot, location: 'The barn' }))
  expect(placeOf({ ...order, shoots })).toBe('The barn')
})
