import type { Service } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { block, business, fakeApi, page, site } from '../../testing/fake-studio.ts'
import { factsIn } from '../../testing/graph-schemas.ts'
import { render } from '../render.tsx'
import { beginning, plainText } from './plain-text.ts'

const NOW = '2030-01-15T10:00:00.000Z'
const picture = {
  url: '/media/a.jpg',
  additionalImageUrls: { _lg: '/media/a_lg.jpg' },
  alt: 'Two at the barn door',
  width: 1920,
  height: 1281,
}
const hero = block('b1', 'hero', {
  template: 'HERO-1',
  title: 'Light, kept.',
  description: '<p>Weddings &amp; portraits in the low hills, told as they happened.</p>',
  images: [picture],
})
const gallery = block('b2', 'images', { template: 'IMAGES-3', images: [picture, { url: '/media/b.jpg' }] })
const questions = block('b3', 'faqs', {
  template: 'FAQs-1',
  items: [{ question: 'When?', answer: '<p>Soon </script></p>' }],
})

const moreQuestions = block('b4', 'faqs', {
  template: 'FAQs-3',
  items: [
    { question: 'When? ', answer: '<p>Later.</p>' },
    { question: 'Where?', answer: '<p>Here.</p>' },
  ],
})

const voices = block('b5', 'testimonials', {
  template: 'TESTIMONIAL-1',
  items: [
    { testimonial: 'So calm.', name: 'Ann', avatar: { url: '/media/ann.jpg', width: 200, height: 200 } },
  ],
})

const menuItems = [
  { title: 'Home', slug: null, children: [] },
  { title: 'Work', slug: 'work', children: [{ title: 'Barns', slug: 'barns', children: [] }] },
]

const service = {
  id: 'minis',
  slug: 'minis',
  name: 'Orchard "Minis"',
  description: '<p>Twenty minutes under the apple trees, for families who want one good picture.</p>',
  type: 'MULTI_PACKAGES',
  isMiniSession: true,
  longestSlot: 20,
  numberOfSlotsAvailable: 2,
  tax: 'EXCLUDE',
  location: 'Barrington',
  createdDate: NOW,
  updatedDate: NOW,
  options: {},
  packages: [
    {
      id: 'mini',
      name: 'Mini',
      type: 'SINGLE',
      totalFee: '195.00',
      shootDuration: 20,
      discount: {
        amount: 10,
        startDate: '2020-01-01T00:00:00.000Z',
        endDate: '2090-01-24T06:00:00.000Z',
      },
    },
  ],
}

function draw(path: string, more: Partial<Record<keyof Service, unknown>> = {}) {
  const pages = {
    '/api/public/pages/home': page([hero, questions, moreQuestions]),
    '/api/public/pages/barns': { ...page([hero, gallery]), id: 'barns', slug: 'barns', title: 'Barns' },
    '/api/public/pages/words': { ...page([voices]), id: 'words', slug: 'words', title: 'Words' },
    '/api/public/site': {
      ...site,
      theme: { ...site.theme, menuItems },
      pages: [
        { id: 'home', slug: null, title: 'Home' },
        { id: 'barns', slug: 'barns', title: 'Barns' },
        { id: 'soon', slug: 'soon', serviceId: 'hidden', serviceSlug: null, title: 'Soon' },
      ],
    },
    '/api/public/business': { ...business, instagram: 'https://www.instagram.com/alder' },
    '/api/public/services': [service],
    '/api/public/services/minis': { ...service, ...more },
    '/api/public/services/minis/service-dates': { serviceDates: [], serverNow: NOW },
  }
  const context = { api: fakeApi(pages), clientManifest: {}, assetsRoot: '' }
  return render(new Request(`http://localhost${path}`), context)
}
const htmlOf = async (path: string, more?: Parameters<typeof draw>[1]) => (await draw(path, more)).text()
const ORIGIN = 'https://alderandwren.example'

test('a page says what it is about, where it lives and which picture stands for it', async () => {
  const html = await htmlOf('/?mc_cid=1')
  const description = 'Weddings &amp; portraits in the low hills, told as they happened.'
  for (const tag of [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${ORIGIN}/">`,
    '<meta property="og:title" content="Home · Alder &amp; Wren Photography">',
    `<meta property="og:image" content="${ORIGIN}/media/a_lg.jpg">`,
    '<meta property="og:image:width" content="1500">',
    '<meta property="og:image:height" content="1001">',
    '<meta property="og:image:alt" content="Two at the barn door">',
    '<meta property="og:locale" content="en_US">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
  ])
    expect(html).toContain(tag)
  // A studio speaks one language.
  expect(html).not.toContain('hreflang')
})

test('a page without a picture of its own that fills a card is shared with that of home', async () => {
  const html = await htmlOf('/words')
  expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/media/a_lg.jpg">`)
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
})

test('facts: the studio at home, questions where they are asked', async () => {
  const [facts, ...more] = factsIn(await htmlOf('/'))
  expect(more).toEqual([])
  expect(facts).toMatchObject({
    '@graph': [
      {
        '@type': 'LocalBusiness',
        url: `${ORIGIN}/`,
        telephone: '555-0142',
        sameAs: ['https://www.instagram.com/alder'],
      },
      {
        '@type': 'FAQPage',
        mainEntity: [
          { name: 'When?', acceptedAnswer: { text: '<p>Soon </script></p>' } },
          { name: 'Where?', acceptedAnswer: { text: '<p>Here.</p>' } },
        ],
      },
    ],
  })
})

test('facts: a gallery with its maker, and the way to it through the menu', async () => {
  const [facts] = factsIn(await htmlOf('/barns'))
  expect(facts).toMatchObject({
    '@graph': [
      {
        '@type': 'LocalBusiness',
        '@id': `${ORIGIN}/#studio`,
        url: `${ORIGIN}/`,
        telephone: '555-0142',
      },
      {
        '@type': 'ImageGallery',
        name: 'Barns',
        image: [
          { contentUrl: `${ORIGIN}/media/a_lg.jpg`, caption: 'Two at the barn door' },
          { contentUrl: `${ORIGIN}/media/b.jpg`, creator: { '@id': `${ORIGIN}/#studio` } },
        ],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ item: `${ORIGIN}/` }, { name: 'Work' }, { item: `${ORIGIN}/barns` }],
      },
    ],
  })
})

describe('facts: a service and what it offers now', () => {
  test.each([
    [{}, 'InStock'],
    [{ numberOfSlotsAvailable: 0 }, 'SoldOut'],
    [{ numberOfSlotsAvailable: 0, numberOfSlotsHeld: 1 }, 'LimitedAvailability'],
    [{ options: { isPaused: true } }, 'OutOfStock'],
  ])('%j is %s', async (more, word) => {
    const [facts] = factsIn(await htmlOf('/services/minis', more))
    expect(facts?.['@graph'].find((one) => one['@type'] === 'Service')).toMatchObject({
      name: 'Orchard "Minis"',
      provider: { '@id': `${ORIGIN}/#studio` },
      offers: [
        {
          price: '175.50',
          priceCurrency: 'USD',
          availability: `https://schema.org/${word}`,
          priceValidUntil: '2090-01-23',
        },
      ],
    })
  })
})

test('what is not there or belongs to somebody tells nothing', async () => {
  for (const path of ['/nowhere', '/shoots/nobody', '/contracts/verify']) {
    const html = await htmlOf(path)
    expect(html).not.toContain('canonical')
    expect(html).not.toContain('og:')
    expect(html).toContain('rel="icon"')
  }
})

test('robots are led to the map, which has every page and service once', async () => {
  const robots = await htmlOf('/robots.txt')
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const map = await draw('/sitemap.xml')
  expect(map.headers.get('content-type')).toMatch(/^application\/xml/)
  const places = [...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
  expect(places).toEqual(['/', '/barns', '/services/minis'].map((path) => ORIGIN + path))
})

test('icon and manifest are of the studio’s brand', async () => {
  const icon = await draw('/favicon.ico')
  expect(icon.headers.get('content-type')).toMatch(/^image\/svg/)
  expect(await icon.text()).toMatch(/fill="#[0-9a-f]{6}".*<\/g><\/svg>$/i)
  const manifest = await draw('/site.webmanifest')
  const { icons, ...facts } = (await manifest.json()) as { icons: { src: string; sizes: string }[] }
  expect(facts).toMatchObject({ name: 'Alder & Wren Photography', lang: 'en-US' })
  expect(icons.map(({ src }) => src)).toEqual([
    '/favicon.svg',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ])
  for (const { src, sizes } of icons.slice(1)) {
    const drawing = await draw(src)
    expect(drawing.headers.get('x-bellows-pixels')).toBe(sizes.split('x')[0])
  }
  expect((await draw('/apple-touch-icon.png')).headers.get('x-bellows-pixels')).toBe('180')
})

test.each([
  ['<p>Weddings&nbsp;&amp; <b>light</b></p>', 'Weddings & light'],
  ['&amp;lt;', '&lt;'],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a description ends with a whole word', () => {
  expect(beginning('Light, kept for ever.', 14)).toBe('Light, kept…')
  expect(beginning('Light, kept', 12)).toBe('Light, kept')
})
