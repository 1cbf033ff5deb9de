import { menuItemsSchema } from '@bellows/domain'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { folderNotices } from './folder-notices.ts'
import { pageFileSchema, serviceFileSchema } from './folder-schemas.ts'

const offered = { id: 'basic', name: 'Basic', type: 'SINGLE', totalFee: '195.00', shootDuration: 20 }
const service = (slug: string, more: object = {}) => ({
  ...z.parse(serviceFileSchema, { name: slug, type: 'MULTI_PACKAGES', tax: 'EXCLUDE', options: {}, ...more }),
  id: slug,
  slug,
})
const page = (slug: string | null, isPublished = true) => ({
  ...z.parse(pageFileSchema, { title: 'A page', layout: {}, isPublished }),
  id: slug ?? 'home',
  slug,
})
const menu = (menuItems: object[]) => ({ menuItems: z.parse(menuItemsSchema, menuItems) })
const folder = {
  studio: { builderOrigins: [] as string[] },
  services: [service('minis'), service('soon', { isPublished: false })],
  pages: [
    page(null),
    page('about'),
    page('draft', false),
    { ...page('orchard'), serviceId: 'minis' },
    { ...page('teaser'), serviceId: 'soon' },
  ],
  theme: menu([]),
}

test('a choice that the step rule leaves open is said', () => {
  const packages = [offered, { ...offered, id: 'plus' }]
  expect(folderNotices({ ...folder, services: [service('minis', { packages })] })).toEqual([
    expect.stringContaining('services/minis.json at packages: several packages'),
  ])
  const one = [service('minis'), service('other', { type: 'SINGLE_PACKAGE', packages })]
  expect(folderNotices({ ...folder, services: one })).toEqual([])
})

test.each([
  null,
  '',
  'about',
  '/about',
  '/about#team',
  '/about?from=menu',
  'services/minis',
  'orchard',
  'https://elsewhere.example/x',
  '#end',
])('a menu entry for %j leads somewhere', (slug) => {
  expect(folderNotices({ ...folder, theme: menu([{ title: 'An entry', slug }]) })).toEqual([])
})

test.each([
  'nowhere',
  'draft',
  'services/soon',
  'teaser',
  'services/about',
  'about#team',
  'javascript:alert(1)',
])('a menu entry for %j leads nowhere, which is said with its place', (slug) => {
  const entry = { title: 'An entry', slug }
  const theme = menu([{ title: 'Home', slug: null, children: [entry] }, entry])
  expect(folderNotices({ ...folder, theme })).toEqual(
    ['menuItems.0.children.0', 'menuItems.1'].map(
      (place) => `theme.json at ${place}.slug: nothing is published at "${slug}"`,
    ),
  )
})

test('a builder that will not be heard is named with its place', () => {
  const builderOrigins = [
    'https://builder.example',
    'http://evil.example',
    '*',
    'https://ok.example/path',
    'null',
    'https://OK.example:443',
  ]
  expect(folderNotices({ ...folder, studio: { builderOrigins } })).toEqual(
    [1, 2, 3, 4].map((index) =>
      expect.stringContaining(
        `studio.json at builderOrigins.${index}: ${JSON.stringify(builderOrigins[index])} is no exact origin`,
      ),
    ),
  )
})
