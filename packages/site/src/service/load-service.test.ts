import { imageSchema } from '@bellows/domain'
import { expect, test } from 'vitest'
import type { RouterContext } from '../router-context.ts'
import { makeService } from '../booking/testing/fixtures.ts'
import { fakeContext } from '../testing/fake-context.ts'
import { block, fakeApi, page as pageOf, site } from '../testing/fake-studio.ts'
import { loadServiceIndex, loadSlotPage } from './load-service.ts'

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

test.each([
  [1, 3],
  [2, 2],
  [3, 3],
])('%i pictures of a service without a page stand in a grid of %i columns', async (count, columns) => {
  const image = imageSchema.parse({ url: '/media/a.jpg', alt: 'A print' })
  const service = makeService({ images: Array.from({ length: count }, () => image) })
  const slug = service.slug
  const fetch = fakeApi({
    [`/api/public/services/${slug}`]: service,
    [`/api/public/services/${slug}/service-dates`]: {
      serviceDates: [],
      serverNow: '2030-01-15T10:00:00.000Z',
    },
  })
  const pages: RouterContext['pages'] = new Map()
  const context = fakeContext({ fetch, pages })
  await loadServiceIndex(slug, context, Promise.resolve(service))
  const [gallery] = pages.get(`services/${slug}`)?.contents ?? []
  expect(gallery?.block.options['columns'] ?? 3).toBe(columns)
})

test('the page around one time is another one than that of the service, whose hero it leaves out', async () => {
  const service = makeService({})
  const { id, slug } = service
  const own = { id: 'own', slug: 'own', serviceId: id, serviceSlug: slug, title: 'Own' }
  const hero = block('hero', 'hero', { template: 'HERO-1', title: 'Own' })
  const words = block('words', 'quote', { template: 'QUOTE-1' })
  const context = fakeContext({
    fetch: fakeApi({
      '/api/public/site': { ...site, pages: [own] },
      '/api/public/pages/own': { ...pageOf([hero, words]), ...own },
      [`/api/public/services/${slug}/service-dates`]: {
        serviceDates: [],
        serverNow: '2030-01-15T10:00:00.000Z',
      },
    }),
  })
  const index = await loadServiceIndex(slug, context, Promise.resolve(service))
  const around = await loadSlotPage(service, context)
  const blocksAt = (pageKey: string) => context.pages.get(pageKey)?.contents.map((entry) => entry.block.id)
  expect(blocksAt(index.pageKey)).toEqual(['hero', 'words'])
  expect(blocksAt(around.pageKey)).toEqual(['words'])
})
