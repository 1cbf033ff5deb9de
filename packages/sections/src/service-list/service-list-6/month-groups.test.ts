import { expect, test } from 'vitest'
import { fakeService } from '../../kit/story/fake-services.ts'
import { monthGroups, ticketOf } from './month-groups.ts'

const ticket = (id: string, slotStartTime: string | null, free = 1) =>
  ticketOf(fakeService({ id, name: id, slotStartTime, numberOfSlotsAvailable: free }), 'America/Chicago')

test('months come in the order of time, those without a date at the end', () => {
  const groups = monthGroups([
    ticket('someday', null),
    ticket('full', null, 0),
    ticket('march', '2030-03-02T15:00:00Z'),
    ticket('late', '2030-01-20T15:00:00Z'),
    ticket('early', '2030-01-10T15:00:00Z'),
    ticket('before', '2029-12-10T15:00:00Z'),
  ])
  expect(groups.map(({ key, tickets }) => [key, ...tickets.map(({ service }) => service.id)])).toEqual([
    ['2029-12', 'before'],
    ['2030-01', 'late', 'early'],
    ['2030-03', 'march'],
    ['taken', 'full'],
    ['none', 'someday'],
  ])
})

test('a day is that of the studio', () => {
  expect(ticket('night', '2030-02-01T04:00:00Z').day).toBe('2030-01-31')
  expect(ticket('open', null).day).toBeNull()
})
