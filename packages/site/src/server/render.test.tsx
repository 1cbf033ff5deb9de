import { expect, test } from 'vitest'
import { block, fakeApi, page } from '../testing/fake-studio.ts'
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
