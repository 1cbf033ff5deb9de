import { discountSchema, packageSchema, type ServiceSummary } from '@bellows/domain'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { noFacts, type PageFacts } from '../../kit/page-needs.ts'
import { fakeService } from '../../kit/story/fake-services.ts'
import { listTraits } from './list-template.ts'

const now = Date.parse('2030-01-15T10:00:00Z')
const options = {
  source: 'fullSessions',
  sort: 'upcoming',
  serviceIds: ['left over'],
  showPrice: true,
  showDuration: true,
} as const

function reduced(endDate: string): ServiceSummary {
  const discount = z.parse(discountSchema, { amount: 10, startDate: '2030-01-01T00:00:00Z', endDate })
  const offered = z.parse(packageSchema, {
    id: 'p',
    name: 'P',
    type: 'MULTI',
    totalFee: '100.00',
    shootDuration: 30,
    discount,
  })
  return fakeService({ id: 's', name: 'S', packages: [offered] })
}

const facts = (services: readonly ServiceSummary[] | null): PageFacts => ({
  ...noFacts,
  services: () => services,
  now,
})

test('a list asks for its services, without the ids of a choice it does not make', () => {
  expect(listTraits.needs(options)).toEqual({
    services: { source: 'fullSessions', sort: 'upcoming', serviceIds: [] },
  })
  expect(listTraits.needs({ ...options, source: 'custom', serviceIds: ['a'] })).toEqual({
    services: { source: 'custom', sort: 'upcoming', serviceIds: ['a'] },
  })
  expect(listTraits.needs({ ...options, source: 'custom', serviceIds: [] })).toEqual({})
})

test('it is still, unless a shown price ends by the clock or the list is missing', () => {
  const running = facts([reduced('2030-01-20T00:00:00Z')])
  const over = facts([reduced('2030-01-15T10:00:00Z')])
  expect(listTraits.isLive(options, running)).toBe(true)
  expect(listTraits.isLive(options, over)).toBe(false)
  expect(listTraits.isLive({ ...options, showPrice: false }, running)).toBe(false)
  expect(listTraits.isLive(options, facts([fakeService({ id: 's', name: 'S' })]))).toBe(false)
  expect(listTraits.isLive(options, facts(null))).toBe(true)
  expect(listTraits.isLive({ ...options, source: 'custom', serviceIds: [] }, facts(null))).toBe(false)
})
