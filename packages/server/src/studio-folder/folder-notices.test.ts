import { menuItemsSchema, themeSchema } from '@bellows/domain'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { repositoryRoot } from '../base/repository-root.ts'
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
const menu = (menuItems: object[]) => ({
  headers: [],
  footers: [],
  menuItems: z.parse(menuItemsSchema, menuItems),
})
const folder = {
  studio: { builderOrigins: [] as string[], paymentSetup: { currency: 'USD', currencySymbol: '$' } },
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
  expect(folderNotices({ ...folder, services: one })).toEqual([
    'services/other.json at packages: a SINGLE_PACKAGE service takes the first, "Basic", without asking, so the others are never offered',
  ])
})

const shoots = [
  { name: 'Engagement', shootDuration: 90 },
  { name: 'Wedding day', shootDuration: 480 },
]
const combo = (more: object = {}) => ({
  type: 'COMBO',
  packages: [{ ...offered, shootDuration: 90, shoots }],
  availableSchedules: [{ weekday: 2, from: '15:00', to: '20:00' }],
  ...more,
})
const day = { date: '2030-06-01', windows: [{ from: '08:00', to: '16:00' }] }

test.each<[string, object, string[]]>([
  ['a shoot longer than every window', combo(), ['shoots.1.shootDuration: 480 minutes', 'widest is 300']],
  [
    'a package longer than every window',
    combo({ packages: [{ ...offered, shootDuration: 360 }] }),
    ['at packages.0.shootDuration: 360 minutes'],
  ],
  ['a window of one day that fits to the minute', combo({ availableSchedules: [day] }), []],
  ['no window at all: it is inquired about', combo({ availableSchedules: [] }), []],
  ['times from dates', combo({ isMiniSession: true }), []],
  ['no time', combo({ options: { isBookingWithoutTime: true } }), []],
])('where dates can be chosen for a length: %s', (_, more, said) => {
  const notices = folderNotices({ ...folder, services: [service('minis', more)] })
  expect(notices).toHaveLength(said.length > 0 ? 1 : 0)
  for (const words of said) expect(notices[0]).toContain(words)
})

const studios = path.join(repositoryRoot, 'studios')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** A shipped service without what only an import resolves: pictures, and times that count from now. */
function shippedService(file: string) {
  const { type, isMiniSession, isPublished, options, packages, availableSchedules } = read(file)
  const undated = packages?.map((one: object) => ({ ...one, discount: null }))
  const more = { type, isMiniSession, isPublished, options, packages: undated, availableSchedules }
  return service(path.basename(file, '.json'), more)
}

function shippedPage(file: string) {
  const name = path.basename(file, '.json')
  return { id: name, ...z.parse(pageFileSchema, read(file)), slug: name === 'home' ? null : name }
}

test.each(readdirSync(studios))(
  'every date of %s can be chosen, and every link leads somewhere',
  (studio) => {
    const root = path.join(studios, studio)
    const filesIn = (sub: string) =>
      readdirSync(path.join(root, sub)).map((name) => path.join(root, sub, name))
    const shipped = {
      ...folder,
      services: filesIn('services').map(shippedService),
      pages: filesIn('pages').map(shippedPage),
      theme: z.parse(themeSchema, read(path.join(root, 'theme.json'))),
    }
    expect(folderNotices(shipped)).toEqual([])
  },
)

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

const buttonTo = (id: string, slug: string | null, more: object = {}) => ({
  buttonAction: 'page',
  buttonPage: { id, slug, serviceId: null, ...more },
})
const withButton = (button: object) => ({
  ...z.parse(pageFileSchema, {
    title: 'A page',
    layout: {
      contents: [
        titled('hero'),
        { id: 'b', name: 'about', options: { ...button, items: [{ title: 'x' }, button] } },
      ],
    },
  }),
  id: 'links',
  slug: 'links',
})
const noticesOf = (button: object) =>
  folderNotices({ ...folder, pages: [...folder.pages, withButton(button)] })

test.each([
  [buttonTo('about', 'about')],
  [buttonTo('about', 'renamed-since')],
  [buttonTo('elsewhere', null)],
  [buttonTo('minis', 'minis', { serviceId: 'minis' })],
  [{ ...buttonTo('weg', 'weg'), buttonAction: 'link' }],
  [{ ...buttonTo('weg', 'weg'), showButton: false }],
  [{ buttonAction: 'page', buttonPage: null }],
])('a button with %o leads somewhere, or is none', (button) => {
  expect(noticesOf(button)).toEqual([])
})

test.each([
  [buttonTo('weg', 'weg')],
  [buttonTo('draft', 'draft')],
  [buttonTo('teaser', 'teaser', { serviceId: 'soon' })],
])('a button with %o leads nowhere, which is said with its place, in lists as well', (button) => {
  expect(noticesOf(button)).toEqual(
    ['', 'items.1.'].map(
      (place) =>
        `pages/links.json at layout.contents.1.options.${place}buttonPage.slug: nothing is published at "${button.buttonPage.slug}"`,
    ),
  )
})

test('a button of the footer that leads nowhere is told of with the theme’s file', () => {
  const footers = [{ id: 'f', name: 'footer', visibility: true, options: buttonTo('weg', 'weg') }]
  expect(folderNotices({ ...folder, theme: { ...folder.theme, footers } })).toEqual([
    'theme.json at footers.0.options.buttonPage.slug: nothing is published at "weg"',
  ])
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
  expect(folderNotices({ ...folder, studio: { ...folder.studio, builderOrigins } })).toEqual(
    [1, 2, 3, 4].map((index) =>
      expect.stringContaining(
        `studio.json at builderOrigins.${index}: ${JSON.stringify(builderOrigins[index])} is no exact origin`,
      ),
    ),
  )
})

const titled = (name: string, level?: string) => ({
  id: `${name}-${level}`,
  name,
  options: { title: 'Light, kept.', ...(level && { titleSetting: { level } }) },
})

test.each([
  ['none', [titled('introduction')], 'no title is'],
  ['a hero that says it lower', [titled('hero', 'h2')], 'no title is'],
  ['two', [titled('hero'), titled('introduction', 'h1')], '2 titles are'],
  ['one', [titled('hero'), titled('introduction')], null],
  ['one and a hidden one', [titled('hero'), { ...titled('introduction', 'h1'), visibility: false }], null],
])('the titles of a page: %s', (_, contents, said) => {
  const about = {
    ...z.parse(pageFileSchema, { title: 'A page', layout: { contents } }),
    id: 'about',
    slug: 'about',
  }
  const notices = said && [`pages/about.json at layout.contents: ${said} of level h1, a page has one`]
  expect(folderNotices({ ...folder, pages: [about] })).toEqual(notices ?? [])
})

test('a menu entry without words is told with its place', () => {
  const theme = menu([{ title: 'Home', slug: null, children: [{ title: ' ', slug: 'about' }] }])
  expect(folderNotices({ ...folder, theme })).toEqual([
    'theme.json at menuItems.0.children.0.title: nobody can see or press an entry without words',
  ])
})

test('blocks of a page that share an id are told with their places', () => {
  const block = { id: 'words', name: 'faqs' }
  const layout = { contents: [titled('hero'), block], footers: [block] }
  const about = { ...z.parse(pageFileSchema, { title: 'A page', layout }), id: 'about', slug: 'about' }
  expect(folderNotices({ ...folder, pages: [page(null), about] })).toEqual([
    'pages/about.json at layout.footers.0.id: the block at layout.contents.1 has the id "words" too',
  ])
})
