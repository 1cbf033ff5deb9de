import { expect, test, type Page } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { errorPage } from '../../packages/server/src/http/error-page.ts'
import { answerOf, type Answer } from '../site/documents.ts'
import { linksIn, type Links } from '../site/links.ts'
import { addressesByTheirRoute, besidePages, missing, stepsWithoutTime } from '../site/routes.ts'
import { demoPages, urlOf } from '../site/studios.ts'

const OWN_HOSTS: Readonly<Record<string, string>> = {
  'alder-and-wren': 'https://alderandwren.example',
  'studio-brisant': 'https://studiobrisant.example',
}
const AT_ONCE = 8

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))

/** What is wrong with a document, each with the part of it that is meant. */
async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
}

const kept = new Map<string, Promise<Answer>>()

/** Each document is asked for once: several tests read it. */
function documentAt(studio: string, path: string): Promise<Answer> {
  const name = `${studio} ${path}`
  const document = kept.get(name) ?? answerOf(studio, path)
  kept.set(name, document)
  return document
}

async function documentsOf(studio: string, paths: readonly string[]): Promise<Map<string, Answer>> {
  const documents = new Map<string, Answer>()
  for (const path of paths) documents.set(path, await documentAt(studio, path))
  return documents
}
const statusesOf = (documents: Map<string, Answer>) =>
  Object.fromEntries(Array.from(documents, ([path, { status }]) => [path, status]))
const all = (paths: readonly string[], status: number) =>
  Object.fromEntries(paths.map((path) => [path, status]))

for (const studio of Object.keys(OWN_HOSTS)) {
  const found = [...demoPages(studio), ...stepsWithoutTime(studio), ...besidePages(studio)]
  /** With those that bear an id which only the server knows. */
  const allFound = async (page: Page) =>
    studio === 'alder-and-wren' ? [...found, ...(await addressesByTheirRoute(page, urlOf(studio)))] : found

  test(`every document of ${studio} is valid HTML`, async () => {
    const documents = await documentsOf(studio, [...found, ...missing])
    expect(statusesOf(documents)).toEqual({ ...all(found, 200), ...all(missing, 404) })
    const faults: Record<string, string[]> = {}
    for (const [path, { body }] of documents) {
      const inIt = await faultsIn(body)
      if (inIt.length > 0) faults[path] = inIt
    }
    expect(faults).toEqual({})
  })

  test(`every address in ${studio} answers, and every place that a link names is there`, async () => {
    const documents = await documentsOf(studio, [...found, '/nowhere'])
    const links = new Map(Array.from(documents, ([path, { body }]) => [path, linksIn(body)]))
    expect(await brokenAddresses(studio, links)).toEqual([])
    expect(brokenPlaces(studio, links)).toEqual([])
  })

  test(`every answer of ${studio} has its security headers`, async ({ page }) => {
    const paths = [
      ...(await allFound(page)),
      ...missing,
      '/sitemap.xml',
      '/robots.txt',
      '/favicon.svg',
      '/apple-touch-icon.png',
    ]
    for (const [path, { headers }] of await documentsOf(studio, paths)) {
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
        'permissions-policy': expect.stringContaining('camera=()'),
        // The builder opens the preview and speaks to it.
        'cross-origin-opener-policy': path === '/web-builder/preview' ? 'unsafe-none' : 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      })
      expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    }
  })

  test(`the inquiry form of ${studio} answers in valid HTML`, async () => {
    const refused = await answerOf(studio, '/contact', { method: 'POST', form: 'name=' })
    expect(refused.status).toBe(422)
    expect(await faultsIn(refused.body)).toEqual([])
  })
}

test('what is shown where no page can be drawn is valid HTML', async () => {
  const studio = { name: 'Alder & Wren', language: 'en-US' } as const
  const html = errorPage({ status: 415, message: 'Send <json>', requestId: 'r-1', studio })
  expect(await faultsIn(html)).toEqual([])
})

test('the validator sees what is wrong, or nothing above is shown', async () => {
  const { body } = await answerOf('alder-and-wren', '/')
  const spoiled = body.replace('<main', '<button><a href="#x">x</a></button><div id="content"></div><main')
  const rules = (await faultsIn(spoiled)).map((fault) => fault.split(':')[0])
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'element-permitted-content']))
})

/** An address of the studio as its server is asked, or none where it leads to somebody else. */
function withinSite(studio: string, address: string, from: string): URL | null {
  const base = OWN_HOSTS[studio] ?? ''
  const to = new URL(address, base + from)
  return to.origin === base ? to : null
}

async function brokenAddresses(studio: string, links: ReadonlyMap<string, Links>): Promise<string[]> {
  const asked = new Map<string, string>()
  for (const [from, { addresses }] of links)
    for (const address of addresses) {
      // A place on the same page asks the server for nothing.
      const to = address.startsWith('#') ? null : withinSite(studio, address, from)
      if (to) asked.set(to.pathname + to.search, from)
    }
  const broken: string[] = []
  const queue = [...asked]
  const ask = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [path, from] = next
      const { status } = await answerOf(studio, path, { method: 'HEAD' })
      if (status !== 200) broken.push(`${status} ${path} on ${from}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return broken
}

function brokenPlaces(studio: string, links: ReadonlyMap<string, Links>): string[] {
  return Array.from(links, ([from, { addresses }]) =>
    [...addresses].flatMap((address) => {
      const to = withinSite(studio, address, from)
      if (!to || to.hash.length < 2) return []
      const target = links.get(to.pathname)
      const isThere = target?.ids.has(decodeURIComponent(to.hash.slice(1))) ?? false
      return isThere ? [] : [`${address} on ${from}`]
    }),
  ).flat()
}

test('the home page has one address', async ({ request }) => {
  const answer = await request.get(`${urlOf('alder-and-wren')}/home?x=1`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toBe('/?x=1')
})
