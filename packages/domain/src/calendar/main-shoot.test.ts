import { expect, test } from 'vitest'
import type { Shoot } from '../entities/order.ts'
import { makeSlot } from '../testing/fixtures.ts'
import { mainShoot, placeOf } from './main-shoot.ts'

const startTime = '2030-01-26T15:00:00.000Z'
const shoot: Shoot = { id: 'shoot-1', name: '', shootTime: startTime, duration: 20, location: '' }

test('the booked shoot has its start, end and length', () => {
  const shoots = [{ ...shoot, shootTime: null }, shoot]
  expect(mainShoot({ shoots, slot: null })).toEqual({
    startTime,
    endTime: '2030-01-26T15:20:00.000Z',
    minutes: 20,
  })
})

test('an order whose shoot has no date goes by its slot, or by nothing', () => {
  const shoots = [{ ...shoot, shootTime: null }]
  expect(mainShoot({ shoots, slot: makeSlot() })?.startTime).toBe(startTime)
  expect(mainShoot({ shoots, slot: null })).toBeNull()
})

test('a shoot’s own place goes before the service’s', () => {
  const service = { location: 'Miller’s Orchard, Barrington' }
  expect(placeOf({ shoots: [shoot], service })).toBe('Miller’s Orchard, Barrington')
  expect(placeOf({ shoots: [{ ...shoot, location: 'The barn' }], service })).toBe('The barn')
})
