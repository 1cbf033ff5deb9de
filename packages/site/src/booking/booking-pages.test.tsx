import type { Service } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { render } from '../server/render.tsx'
import { fakeApi } from '../testing/fake-studio.ts'
import { makeService, makeSlot, makeState, orchardSaturday } from './testing/fixtures.ts'
import { makeOrder } from './testing/order-fixture.ts'
import { makeInquiry, makePending } from './testing/entry-fixtures.ts'

const order = makeOrder({ status: 'BOOKED' })
const slot = orchardSaturday().slots[0] ?? makeSlot()
const at = '/services/orchard-light-minis'
const full = makeService({ slug: 'family', isMiniSession: false })
const start = makeSlot({ id: 'made-1', status: 'BOOKING' })
const image = { url: '/media/window-light.jpg', alt: 'Light on a wall' } as Service['images'][number]
const answers = {
  '/api/public/services/pictured': makeService({ slug: 'pictured', images: [image] }),
  '/api/public/services/pictured/service-dates': { serviceDates: [], serverNow: '2030-01-15T10:00:00Z' },
  [`/api/public${at}`]: makeService(),
  [`/api/public${at}/service-dates`]: {
    serviceDates: [orchardSaturday()],
    serverNow: '2030-01-15T10:00:00Z',
  },
  '/api/public/bookings/am-1': makeState({ slot, isHeldByYou: false, lockoutEnd: null, extensionsLeft: 0 }),
  '/api/public/bookings/pictured-1': makeState({ slot, serviceSlug: 'pictured', isHeldByYou: false }),
  [`/api/public/orders/${order.id}`]: order,
  [`/api/public/orders/${order.id}/pending`]: makePending(),
  [`/api/public/orders/${order.id}/select-date`]: { order, closedBecause: null, move: null },
  '/api/public/inquiries/inquiry-1': makeInquiry(),
  '/api/public/inquiries/inquiry-2': makeInquiry({ serviceId: null, serviceSlug: null }),
  '/api/public/services/family': full,
  '/api/public/bookings/made-1': makeState({ slot: start, serviceSlug: 'family', isHeldByYou: false }),
}

async function page(path: string) {
  const response = await render(new Request(`http://localhost${path}`), {
    api: fakeApi(answers),
    clientManifest: {},
    assetsRoot: '',
  })
  const html = await response.text()
  return { response, html, body: html.slice(html.indexOf('<body'), html.indexOf('<script')) }
}

const NO_SCRIPT = /<noscript>.*Booking online needs JavaScript\. Call.*555-0142.*and we book it for you/s
const NO_SCRIPT_FOR_BOOKED =
  /<noscript>.*This page needs JavaScript\. Call.*555-0142.*and we help you with your booking/s

describe('the service page', () => {
  test('has the public facts, and times for a browser without JavaScript', async () => {
    const { response, html } = await page(at)
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Orchard Light Minis · Alder &amp; Wren Photography</title>')
    expect(html).toMatch(/<h1[^>]*>Orchard Light Minis/)
    expect(html).toContain('Sat, Jan 26, 2030')
    expect(html).toMatch(NO_SCRIPT)
  })

  test('its headings skip no level under its own title', async () => {
    const { html } = await page(at)
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    expect(levels.slice(0, 3)).toEqual([1, 2, 2])
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test('shows the service’s pictures above the panel where it has no page of its own', async () => {
    const { html } = await page('/services/pictured')
    const picture = html.indexOf('src="/media/window-light')
    expect(picture).toBeGreaterThan(0)
    expect(picture).toBeLessThan(html.indexOf('data-booking-panel'))
  })

  test('that is not there is a 404', async () => {
    const { response, html } = await page('/services/nothing')
    expect(response.status).toBe(404)
    expect(html).toContain('may have been moved or removed')
  })
})

test('who follows a letter meets what it is about before any picture of the service', async () => {
  const { html } = await page('/reserved/pictured-1')
  expect(/<main.*?data-block="([^"]+)"/s.exec(html)?.[1]).toBe('panel')
})

const prefixes = [
  [at, 'Service'],
  ['/slots/am-1', 'Service'],
  ['/reserved/am-1', 'Slot reserved'],
  [`/pending/${order.id}`, 'Shoot pending'],
  ['/inquiries/inquiry-1', 'Inquiry'],
] as const

describe.each(prefixes)('steps under %s', (prefix, context) => {
  test.each([
    ['select-package', 'Select package'],
    ['select-addons', 'Select add-ons'],
    ['your-information', 'Your information'],
    ['questionnaire', 'Questionnaire'],
    ['payments', 'Checkout'],
  ])('%s has its frame, heading and title, and is not kept', async (step, name) => {
    const { response, html } = await page(`${prefix}/${step}`)
    expect(html).toContain(
      `<title>${name} · ${context} · Orchard Light Minis · Alder &amp; Wren Photography</title>`,
    )
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
    expect(html).toMatch(NO_SCRIPT)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })
})

test('a time’s own page offers to hold it', async () => {
  const { html } = await page('/slots/am-1')
  expect(html).toContain('Hold this time')
  expect(html).toContain('Sat, Jan 26, 2030, 9:00\u00A0AM\u00A0CST')
})

describe.each(prefixes.slice(2))('%s', (address, context) => {
  test('shows the service page, and tells its document nothing of whom the link is for', async () => {
    const { response, html } = await page(address)
    expect(response.status).toBe(200)
    expect(html).toContain(`<title>${context} · Orchard Light Minis · Alder &amp; Wren Photography</title>`)
    expect(html).toMatch(/<h1[^>]*>Orchard Light Minis/)
    expect(html).toMatch(NO_SCRIPT)
    expect(html).not.toMatch(/Anna|anna@|303\.64|7QK-2M4/)
  })

  test('is not kept, not indexed and told to nobody', async () => {
    const { response } = await page(address)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })
})

describe('choosing another date', () => {
  test('is a page of its own between header and footer', async () => {
    const { response, html } = await page(`/select-date/${order.id}`)
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Select date · Orchard Light Minis · Alder &amp; Wren Photography</title>')
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words)).toEqual(['Select date'])
    expect(html).toMatch(NO_SCRIPT)
    expect(html).not.toMatch(/Anna|7QK-2M4/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('addresses that lead elsewhere', () => {
  test.each(['/slots/none', '/reserved/none', '/pending/none', '/inquiries/none', '/select-date/none'])(
    '%s is a 404',
    async (address) => expect((await page(address)).response.status).toBe(404),
  )

  test('a freely chosen start is nobody else’s to hold, nor kept by a link', async () => {
    const { response } = await page('/slots/made-1')
    expect([response.status, response.headers.get('location')]).toEqual([307, '/services/family'])
    expect((await page('/reserved/made-1')).response.status).toBe(404)
  })

  test('an inquiry about nothing in particular has nothing to book', async () => {
    const { response } = await page('/inquiries/inquiry-2')
    expect([response.status, response.headers.get('location')]).toEqual([307, '/'])
  })
})

describe('the Finish page', () => {
  test('tells the server’s document nothing of the order', async () => {
    const { response, html } = await page(`/shoots/${order.id}`)
    expect(response.status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Your booking<\/h1>/)
    expect(html).not.toMatch(/Anna|7QK-2M4|303\.64|Orchard/)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('of a missing order is a 404', async () => {
    expect((await page('/shoots/none')).response.status).toBe(404)
  })
})

describe.each([
  ['questionnaire', 'Questionnaire'],
  ['sign-contract', 'Contract'],
  ['sign-contract/2', 'Contract'],
])('/shoots/…/%s', (path, name) => {
  test('has its frame, heading and title, tells nothing of the order, and is not kept', async () => {
    const { response, html } = await page(`/shoots/${order.id}/${path}`)
    expect(response.status).toBe(200)
    expect(html).toContain(`<title>${name} · Shoot · Alder &amp; Wren Photography</title>`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
    expect(html).toContain(`href="/shoots/${order.id}"`)
    expect(html).toMatch(NO_SCRIPT_FOR_BOOKED)
    expect(html).not.toMatch(/Anna|7QK-2M4|303\.64|Orchard|aria-label="Back"/)
    for (const [header, value] of [
      ['cache-control', 'no-store'],
      ['x-robots-tag', 'noindex'],
      ['referrer-policy', 'no-referrer'],
    ] as const)
      expect(response.headers.get(header)).toBe(value)
  })

  test('of a missing order is a 404', async () => {
    const { response, html } = await page(`/shoots/none/${path}`)
    expect(response.status).toBe(404)
    expect(html).toContain('may have been moved or removed')
  })
})
