import { palettes } from '@bellows/tokens'
import { expect, test } from 'vitest'
import { block, fakeApi, page, site } from '../testing/fake-studio.ts'
import { render } from './render.tsx'

const hero = block('b1', 'hero', { template: 'HERO-1', title: 'Light, kept.' })

const answer = (path: string, contents = [hero]) =>
  render(new Request(`http://localhost${path}`), {
    api: fakeApi({ '/api/public/pages/home': page(contents) }),
    clientManifest: {},
    assetsRoot: '',
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

test('a theme value that is no colour is replaced and reported with its place', async () => {
  const reports: unknown[] = []
  const { primary, secondary } = palettes.tide.schemes.light_1
  const colors = { primary: { ...primary, background: 'red}body{display:none' }, secondary }
  const colorSchemes = [{ id: 'light_1', colors }]
  const colorPalettes = [{ id: 'tide', name: 'Tide', isActive: true, colorSchemes }]
  const api = fakeApi({
    '/api/public/pages/home': page([hero]),
    '/api/public/site': { ...site, theme: { ...site.theme, colorPalettes } },
  })
  const response = await render(new Request('http://localhost/'), {
    api: async (path, init) => {
      if (path === '/api/public/errors') reports.push(JSON.parse(init?.body as string))
      return api(path, init)
    },
    clientManifest: {},
    assetsRoot: '',
  })
  expect(await response.text()).not.toContain('body{display:none')
  expect(reports).toEqual([
    {
      name: 'Error',
      block: 'theme',
      message: 'Theme values out of their grammar: colorPalettes.0.colorSchemes.0.colors.primary.background',
    },
  ])
})

test('a block of unknown kind says so and the rest stands', async () => {
  const html = await (await answer('/', [block('b0', 'carousel', { template: 'X' }), hero])).text()
  expect(html).toContain('Component not found')
  expect(html).toContain('Light, kept.')
})

test('a still block gives the browser no options to hydrate with', async () => {
  const html = await (await answer('/')).text()
  expect(html.split('Light, kept.')).toHaveLength(2)
})

test('a page that is not there is a 404 with the spec’s words and no cache', async () => {
  const response = await answer('/nowhere')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('may have been moved or removed')
  expect(response.headers.has('x-bellows-cache')).toBe(false)
})
