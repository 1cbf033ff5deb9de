import type { Slot } from '@bellows/domain'
import { expect, test } from 'vitest'
import { makeService, makeSlot } from '../testing/fixtures.ts'
import { makeOrder } from '../testing/order-fixture.ts'
import { orderFacts, summaryFacts } from './summary-facts.ts'

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

test.each([
  ['an order says when it takes place', makeOrder(), '2030-01-26T15:00:00Z'],
  ['one whose time went to another does not', makeOrder({ isPaidWithoutSlot: true, slot: null }), null],
])('%s', (_, order, start) => {
  expect(orderFacts(order).startTime).toBe(start)
})
