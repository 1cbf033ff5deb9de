import { expect, test } from 'vitest'
import type { RouterContext } from '../router-context.ts'
import { fakeApi } from '../testing/fake-studio.ts'
import { loadServiceIndex } from './load-service.ts'

const dates = '/api/public/services/minis/service-dates'

test('what takes no more than the slug is asked for while the service itself is on its way', async () => {
  const asked: string[] = []
  const api = fakeApi({ [dates]: { serviceDates: [], serverNow: '2030-01-15T10:00:00.000Z' } })
  const fetch: RouterContext['fetch'] = async (path, init) => {
    asked.push(path)
    return api(path, init)
  }
  const context = { fetch, frame: { page: null } } as unknown as RouterContext
  const page = loadServiceIndex('minis', context, Promise.resolve(undefined))
  expect(asked.toSorted()).toEqual(['/api/public/business', dates, '/api/public/site'])
  await expect(page).rejects.toMatchObject({ isNotFound: true })
})
