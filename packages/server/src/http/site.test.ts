import { brotliDecompressSync } from 'node:zlib'
import { addDays, dayOf, formNames } from '@bellows/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { addPages } from '../../test/studio-fixture.ts'
import { sendForm } from '../testing/send-form.ts'
import { useTestApp } from '../testing/test-app.ts'
import type { SiteContext, SiteHost } from './site-host.ts'

let drawn: { url: string; form: SiteContext['form'] }[] = []
let headers: Record<string, string> = {}
let failure: Error | undefined

const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  sheets: [],
  files: ['/robots.txt'],
  render: async (request, { api, form }) => {
    if (failure) throw failure
    drawn.push({ url: request.url, form })
    const business: { data: { id: string } } = await (await api('/api/public/business')).json()
    const html = `<p>${business.data.id} ${drawn.length}</p>`
    const own = { 'content-type': 'text/html; charset=UTF-8', 'content-security-policy': 'own', ...headers }
    return new Response(html, { status: request.url.endsWith('/gone') ? 404 : 200, headers: own })
  },
}

const app = useTestApp({ site })
const isPublic = { 'x-bellows-cache': 'public' }

beforeEach(() => {
  drawn = []
  headers = isPublic
  failure = undefined
})

const page = (path: string, more: Record<string, string> = {}) =>
  app().fetch(path, { headers: { accept: 'text/html', ...more } })

const flood = (slugs: readonly string[]) => Promise.all(slugs.map((slug) => page(`/${slug}`)))

describe('the cache of pages', () => {
  test('a public page is drawn once and sent compressed, with its own policy', async () => {
    const first = await page('/about')
    const second = await page('/about', { 'accept-encoding': 'gzip, br' })
    expect(drawn).toHaveLength(1)
    expect(await first.text()).toBe(`<p>${app().rows.businessId} 1</p>`)
    expect(second.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await second.arrayBuffer())).toString()).toContain(' 1</p>')
    expect(second.headers.get('content-security-policy')).toBe('own')
    expect(second.headers.has('x-bellows-cache')).toBe(false)
    const again = await page('/about', {
      'accept-encoding': 'br',
      'if-none-match': second.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  test('what is not marked, not found or somebody’s own is drawn each time', async () => {
    for (const path of ['/gone', '/shoots/someorder']) {
      drawn = []
      await page(path)
      await page(path)
      expect(drawn).toHaveLength(2)
    }
    headers = {}
    await page('/plain')
    const plain = await page('/plain')
    expect(drawn).toHaveLength(4)
    expect(plain.headers.get('cache-control')).toBe('no-store')
  })

  test('parameters that no page reads, and ports, are the same page', async () => {
    const asked = ['/about', '/about?fbclid=a', '/about?mc_cid=b&mc_eid=c', '/about?date=2030-01-01']
    for (const path of asked) await page(path)
    await page('/about', { host: 'studio.test:4711' })
    expect(drawn.map(({ url }) => url)).toEqual(['http://studio.test/about'])
    await page('/about?sent=1')
    await page('/about?sent=2&fbclid=a')
    const soon = addDays(dayOf(Date.now(), 'America/Chicago'), 7)
    await page(`/services/mini?date=${soon}`)
    expect(drawn.map(({ url }) => url).slice(1)).toEqual([
      'http://studio.test/about?sent=1',
      `http://studio.test/services/mini?date=${soon}`,
    ])
  })

  const slugs = Array.from({ length: 60 }, (_, index) => `other-${index}`)

  test('of a flood of pages that must be drawn some are, the rest are asked to come back', async () => {
    await addPages(app().rows, 'about', ...slugs)
    await page('/about')
    const [[kept], answers] = await Promise.all([flood(['about']), flood(slugs)])
    expect(kept?.status).toBe(200)
    expect(drawn).toHaveLength(1 + 32)
    const shed = answers.filter(({ status }) => status === 503)
    expect(shed).toHaveLength(60 - 32)
    expect(shed[0]?.headers.get('retry-after')).toBe('2')
  })

  test('addresses that nothing leads to take no page’s turn', async () => {
    await addPages(app().rows, 'about')
    const [answers, asked] = await Promise.all([flood(slugs), flood(['about', 'robots.txt'])])
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(60 - 16)
    expect(asked.map(({ status }) => status)).toEqual([200, 200])
  })

  test('neither do ids that somebody makes up, and who books waits behind no address that nothing leads to', async () => {
    await addPages(app().rows, 'about')
    const ids = slugs.map((slug) => `shoots/${slug}`)
    const [madeUp, [asked]] = await Promise.all([flood(ids), flood(['about'])])
    expect(madeUp.filter(({ status }) => status === 503)).toHaveLength(60 - 32)
    expect(asked?.status).toBe(200)
    const [, steps] = await Promise.all([flood(slugs), flood(['services/mini/payments', 'shoots/someorder'])])
    expect(steps.map(({ status }) => status)).toEqual([200, 200])
  })

  test.each(['/media/gone', '/assets/gone'])(
    '%s, a file that is not there, is the site’s page to whoever opens it, in the same queue, and bare to what embeds it',
    async (path) => {
      await addPages(app().rows, 'about')
      const opened = await page(path, { 'sec-fetch-dest': 'document' })
      expect([opened.status, await opened.text()]).toEqual([404, expect.stringContaining(' 1</p>')])
      expect((await page(path, { 'sec-fetch-dest': 'image', accept: 'image/avif,*/*' })).status).toBe(404)
      expect((await page(path)).status).toBe(404)
      expect(drawn).toHaveLength(1)
      const crowd = Promise.all(slugs.map(() => page(path, { 'sec-fetch-dest': 'document' })))
      const [answers, [asked]] = await Promise.all([crowd, flood(['about'])])
      expect(answers.filter(({ status }) => status === 503)).toHaveLength(60 - 16)
      expect(asked?.status).toBe(200)
    },
  )

  test('forms that are drawn again take no page’s turn either', async () => {
    await addPages(app().rows, 'about')
    const forms = Promise.all(Array.from({ length: 40 }, () => sendForm(app, { [formNames.show]: '1' })))
    const [answers, [asked]] = await Promise.all([forms, flood(['about'])])
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(40 - 16)
    expect(asked?.status).toBe(200)
  })

  test('what one visitor sends along never reaches the page of another', async () => {
    const odd = {
      cookie: 'campaign_id=evil; x=<script>',
      'x-forwarded-host': 'elsewhere.example',
      'accept-language': 'de-DE',
      'user-agent': '<script>',
      referer: 'https://elsewhere.example/',
    }
    const first = await (await page('/about', odd)).text()
    expect(await (await page('/about')).text()).toBe(first)
    expect(drawn).toEqual([{ url: 'http://studio.test/about', form: undefined }])
  })

  test('asked for many times at once it is drawn once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => page('/about')))
    expect(drawn).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('a page that has somebody’s link in its address is never stored or named elsewhere', async () => {
    const response = await page('/shoots/someorder/payments')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })
})

async function answerTo(path: string, method: string) {
  const { status, headers: told } = await app().fetch(path, { method })
  return [status, told.get('allow')]
}

test('a page takes forms, a file is only read', async () => {
  expect(await answerTo('/contact', 'OPTIONS')).toEqual([204, 'GET, HEAD, OPTIONS, POST'])
  for (const path of ['/robots.txt', '/look.css', '/media/a.jpg', '/assets/a.js']) {
    expect(await answerTo(path, 'OPTIONS')).toEqual([204, 'GET, HEAD, OPTIONS'])
    expect(await answerTo(path, 'POST')).toEqual([405, 'GET, HEAD, OPTIONS'])
  }
  expect(drawn).toEqual([])
})

test('a page that cannot be drawn says so in HTML, with all headers', async () => {
  failure = new Error('could not draw')
  const response = await page('/about')
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const { name } = await app().database.kysely.selectFrom('business').select('name').executeTakeFirstOrThrow()
  const html = await response.text()
  expect(html).toContain('<p>An unexpected error occurred</p>')
  expect(html).toContain(`<title>${name} - Something went wrong</title>`)
})

test('a page whose facts cannot be had now is to be asked for again', async () => {
  failure = Object.assign(new Error('Service Unavailable'), { status: 503 })
  const response = await page('/about')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.text()).toContain('<p>503</p>')
})
