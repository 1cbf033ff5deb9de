import type { Slot } from '@bellows/domain'
import { expect, test } from 'vitest'
import { makeService, makeSlot, NOW } from '../testing/fixtures.ts'
import { makeOrder } from '../testing/order-fixture.ts'
import { leastPrice, orderFacts, summaryFacts } from './summary-facts.ts'

const [mini] = makeService().packages
const service = makeService({
  packages: [
    { ...mini!, shootDuration: 15 },
    { ...mini!, id: 'open', shootDuration: 0 },
  ],
})

const endOf = (packageId: string | null, held: Slot | null = makeSlot()) =>
  summaryFacts(service, { slot: held, packageId, place: '' }).endTime

test.each([
  ['the chosen package says when it ends', endOf('mini'), '2030-01-26T15:15:00.000Z'],
  ['a package without a length leaves that open', endOf('open'), null],
  ['so does no package', endOf(null), null],
  ['without a time there is no end', endOf('mini', null), null],
])('%s', (_, end, expected) => {
  expect(end).toBe(expected)
})

test('a combination is told by all its shoots, and its time ends with the first', () => {
  const shoots = [30, 60].map((shootDuration, at) => ({ name: `Part ${at}`, shootDuration }))
  const combined = makeService({ packages: [{ ...mini!, shootDuration: 30, shoots }] })
  const { chosen, endTime } = summaryFacts(combined, { slot: makeSlot(), packageId: 'mini', place: '' })
  expect(chosen?.minutes).toBe(90)
  expect(endTime).toBe('2030-01-26T15:30:00.000Z')
})

test.each([
  ['an order says when it takes place', makeOrder(), '2030-01-26T15:00:00Z'],
  ['one whose time went to another does not', makeOrder({ isPaidWithoutSlot: true, slot: null }), null],
])('%s', (_, order, start) => {
  expect(orderFacts(order).startTime).toBe(start)
})

const least = (slot: Slot | null) => leastPrice(service, { slot, currency: 'USD', now: NOW }) ?? 0

test.each([
  ['no time yet', null, 0],
  ['a plain time', makeSlot(), 0],
  ['a premium time', makeSlot({ isPremium: true, premiumFee: '45.00' }), 4500],
])('the least that a booking comes to has the fee of its time: %s', (_, slot, fee) => {
  expect(least(null)).toBeGreaterThan(0)
  expect(least(slot) - least(null)).toBe(fee)
})
