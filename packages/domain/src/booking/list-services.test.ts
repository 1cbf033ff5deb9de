import { expect, test } from 'vitest'
import { makeService } from '../testing/fixtures.ts'
import { firstName, maskedEmail } from './customer-names.ts'
import { filterServices, sortServices } from './list-services.ts'

const service = (id: string, created: number, over = {}) =>
  makeService({
    id,
    createdDate: `2029-01-0${created}T00:00:00Z`,
    updatedDate: `2029-02-0${10 - created}T00:00:00Z`,
    ...over,
  })
const start = (day: number) => ({ numberOfSlotsAvailable: 2, slotStartTime: `2030-01-0${day}T00:00:00Z` })

const services = [
  service('old', 1),
  service('late', 2, start(9)),
  service('new', 4),
  service('soon', 3, start(2)),
  service('gone', 5, { ...start(1), numberOfSlotsAvailable: 0 }),
]

test.each([
  ['upcoming', ['soon', 'late', 'gone', 'new', 'old']],
  ['lastEdited', ['old', 'late', 'soon', 'new', 'gone']],
  ['lastCreated', ['gone', 'new', 'soon', 'late', 'old']],
] as const)('%s', (sort, ids) => {
  expect(sortServices(services, sort).map((one) => one.id)).toEqual(ids)
  expect(services[0]?.id).toBe('old')
})

test('filters by kind or by the chosen ids', () => {
  const all = [...services, service('full', 1, { isMiniSession: false })]
  expect(filterServices(all, 'fullSessions').map((one) => one.id)).toEqual(['full'])
  expect(filterServices(all, 'miniSessions')).toHaveLength(5)
  expect(filterServices(all, 'custom', ['new', 'none', 'full']).map((one) => one.id)).toEqual(['new', 'full'])
  expect(filterServices(all, 'custom')).toEqual([])
})

test('names as they are shown', () => {
  expect(firstName('  Anna  Berg ')).toBe('Anna')
  expect(firstName(' ')).toBe('')
  expect(maskedEmail('anna@example.com')).toBe('anna@…')
  expect(maskedEmail('nobody')).toBe('')
})
