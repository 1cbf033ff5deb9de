import { palettes } from '@bellows/tokens'
import { loadTemplate } from '@bellows/sections'
import { expect, test, vi } from 'vitest'
import type { ApiFetch } from '../router-context.ts'
import { block, fakeApi, page, site } from '../testing/fake-studio.ts'
import { hasCrashed } from './crashes.tsx'
import { render } from './render.tsx'

const hero = block('b1', 'hero', { template: 'HERO-1', title: 'Light, kept.' })

const bare = { clientManifest: {}, assetsRoot: '' }

const answer = (path: string, contents = [hero]) =>
  render(new Request(`http://localhost${path}`), {
    api: fakeApi({ '/api/public/pages/home': page(contents) }),
    ...bare,
  })

test('a page is drawn from its layout, with title, theme and policy', async () => {
  const response = await answer('/')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('<title>Home · Alder &amp; Wren Photography</title>')
  expect(html).toContain('Light, kept.')
  expect(html).toContain('--s-primary-background:')
  expect(response.headers.get('x-bellows-cache')).toBe('public')
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
})

/** An API of which one address fails, and what it was told of. */
function failing(path: string, failure: () => Response) {
  const reports: { header: string | null; body: Record<string, unknown> }[] = []
  const known = fakeApi({ '/api/public/pages/home': page([hero]) })
  const api: ApiFetch = async (asked, init) => {
    if (asked === '/api/public/errors')
      reports.push({
        header: new Headers(init?.headers).get('x-business-id'),
        body: JSON.parse(init?.body as string),
      })
    return asked.startsWith(path) ? failure() : known(asked, init)
  }
  return { reports, draw: () => render(new Request('http://localhost/'), { ...bare, api }) }
}

const refusing = (status: number, message: string) => () =>
  Response.json({ error: 'x', message, requestId: 'r-1' }, { status })
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1]

test.each([
  [500, 500, 'It is broken', 'Something went wrong', 'It is broken'],
  [502, 502, 'x', 'Bad gateway', 'Bad gateway'],
  [466, 500, 'Without a status', 'Something went wrong', 'Without a status'],
])(
  'a page that fails with %i answers %i, in its words and the site’s frame, and is reported',
  async (...row) => {
    const [status, answered, message, heading, words] = row
    const { draw, reports } = failing('/api/public/pages/home', refusing(status, message))
    const response = await draw()
    const html = await response.text()
    expect(response.status).toBe(answered)
    expect(titleOf(html)).toBe(`Alder &amp; Wren Photography - ${heading}`)
    expect(html).toContain(`>${status}<`)
    expect(html).toContain(`>${words}<`)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(reports).toMatchObject([
      { header: 'alder', body: { status, message: words, requestId: 'r-1', route: '/' } },
    ])
  },
)

test.each([401, 403])('a page that fails with %i is not reported', async (status) => {
  const { draw, reports } = failing('/api/public/pages/home', refusing(status, 'No'))
  expect((await draw()).status).toBe(status)
  expect(reports).toEqual([])
})

test('the browser takes over an error with its status, and does not report it again', async () => {
  const { draw } = failing('/api/public/pages/home', refusing(500, 'It is broken'))
  expect(await (await draw()).text()).toMatch(
    /status:500,message:"It is broken",requestId:"r-1",isReported:!1/,
  )
})

function withTheme(version: string, reports: unknown[], background = 'red}body{display:none') {
  const { primary, secondary } = palettes.tide.schemes.light_1
  const colors = { primary: { ...primary, background }, secondary }
  const colorSchemes = [{ id: 'light_1', colors }]
  const colorPalettes = [{ id: 'tide', name: 'Tide', isActive: true, colorSchemes }]
  const api = fakeApi({
    '/api/public/pages/home': page([hero]),
    '/api/public/site': { ...site, contentVersion: version, theme: { ...site.theme, colorPalettes } },
  })
  const watched: ApiFetch = async (path, init) => {
    if (path === '/api/public/errors') reports.push(JSON.parse(init?.body as string))
    return api(path, init)
  }
  return render(new Request('http://localhost/'), { ...bare, api: watched })
}

test('a theme value that is no colour is replaced and reported with its place, once a theme', async () => {
  const reports: unknown[] = []
  expect(await (await withTheme('1', reports)).text()).not.toContain('body{display:none')
  await withTheme('1', reports)
  const report = {
    name: 'Error',
    status: 466,
    block: 'theme',
    message: 'Theme values out of their grammar: colorPalettes.0.colorSchemes.0.colors.primary.background',
  }
  expect(reports).toEqual([report])
  await withTheme('2', reports)
  expect(reports).toEqual([report])
  await withTheme('2', reports, 'blue}body{display:none')
  expect(reports).toEqual([report, report])
  await withTheme('3', reports, '#fbfaf7')
  await withTheme('4', reports, 'blue}body{display:none')
  expect(reports).toEqual([report, report, report])
})

/** The page with such a block before the hero, and what was reported as it was drawn twice, the second time after a hold. */
async function faulty(entry: ReturnType<typeof block>) {
  const reports: unknown[] = []
  const draw = (contentVersion: string) => {
    const known = fakeApi({
      '/api/public/pages/home': page([entry, hero]),
      '/api/public/site': { ...site, contentVersion },
    })
    const api: ApiFetch = async (path, init) => {
      if (path === '/api/public/errors') reports.push(JSON.parse(init?.body as string))
      return known(path, init)
    }
    return render(new Request('http://localhost/'), { ...bare, api })
  }
  await draw('1')
  const response = await draw('2')
  expect(response.status).toBe(200)
  return { html: await response.text(), reports }
}

test('a block of unknown kind says so, the rest stands, and it is reported once', async () => {
  const { html, reports } = await faulty(block('b0', 'carousel', { template: 'X' }))
  expect(html).toContain('Component not found')
  expect(html).toContain('Light, kept.')
  expect(reports).toMatchObject([{ message: 'No template carousel/X', block: 'b0' }])
})

test('a block that throws says why in its place, the rest stands, and it is reported once', async () => {
  const template = await loadTemplate('hero/HERO-2')
  const drawing = vi.spyOn(template, 'render').mockImplementation(() => {
    throw new Error('No <first> page')
  })
  const { html, reports } = await faulty(block('b0', 'hero', { template: 'HERO-2' }))
  drawing.mockRestore()
  expect(html.match(/data-block="b0".*?data-block="b1"/s)?.[0]).toContain('>No &lt;first&gt; page<')
  expect(html).toContain('Light, kept.')
  expect(hasCrashed(html)).toBe(false)
  expect(reports).toMatchObject([{ message: 'No <first> page', block: 'b0' }])
})

test('a still block gives the browser no options to hydrate with', async () => {
  const html = await (await answer('/')).text()
  expect(html.split('Light, kept.')).toHaveLength(2)
})

test('a page that is not there is a 404 with the spec’s words and no cache', async () => {
  const response = await answer('/nowhere')
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(html).toContain('may have been moved or removed')
  expect(titleOf(html)).toBe('Alder &amp; Wren Photography - Page not found')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.has('x-bellows-cache')).toBe(false)
})

const weddings = { ...page([hero]), id: 'weddings', slug: 'our-weddings', serviceId: 'wedding' }

const atServicePage = (serviceSlug: string | null, address = '/our-weddings') =>
  render(new Request(`http://localhost${address}`), {
    ...bare,
    api: fakeApi({
      '/api/public/pages/our-weddings': weddings,
      '/api/public/site': { ...site, pages: [{ ...weddings, serviceSlug }] },
    }),
  })

test('the page of a service stands at its service’s address alone, where it can be booked', async () => {
  const response = await atServicePage('wedding-day')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/services/wedding-day'])
  const dated = await atServicePage('wedding-day', '/our-weddings?sent=1')
  expect(dated.headers.get('location')).toBe('/services/wedding-day?sent=1')
})

test('the page of a service that nobody may see is not there', async () => {
  const response = await atServicePage(null)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('Light, kept.')
})

const withoutTimes = async (response: Response) =>
  (await response.text()).replaceAll(/now:"[^"]*"|u:\d+/g, '')

test('an address that cannot be read is named like any other that is not there', async () => {
  for (const path of ['/%ff', '/services/%E0%A4%A']) {
    const response = await answer(path)
    expect(response.status).toBe(404)
    expect(titleOf(await response.text())).toBe('Alder &amp; Wren Photography - Page not found')
  }
})

test('pages of the same content ask the API once, and what failed is asked again', async () => {
  const known = fakeApi({ '/api/public/pages/home': page([hero]) })
  const asked: string[] = []
  let isAway = true
  const api: ApiFetch = async (path, init) => {
    asked.push(path)
    const isFailing = isAway && path === '/api/public/pages/home'
    return isFailing ? refusing(500, 'Away')() : known(path, init)
  }
  const reads = new Map<string, Promise<unknown>>()
  const drawn = () => render(new Request('http://localhost/'), { ...bare, api, reads })
  expect((await drawn()).status).toBe(500)
  isAway = false
  const [first, second] = [await drawn(), await drawn()]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await withoutTimes(second)).toBe(await withoutTimes(first))
  const pages = asked.filter((path) => path === '/api/public/pages/home')
  // Two tries that failed, and one for all who came after.
  expect(pages).toHaveLength(3)
  expect(asked.filter((path) => path === '/api/public/site')).toHaveLength(1)
})

test.each(['1', 'true', 'null', '[]', '{}', '12e3', '"a"', '%22', '%00'])(
  'a fingerprint of %s is none, and told so',
  async (typed) => {
    const response = await answer(`/contracts/verify?fingerprint=${typed}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('A fingerprint has 64 letters and figures.')
  },
)
