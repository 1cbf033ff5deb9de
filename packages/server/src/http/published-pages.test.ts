import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPages, addSlot } from '../../test/studio-fixture.ts'
import { useTestApp } from '../testing/test-app.ts'
import type { SiteHost } from './site-host.ts'

let drawings = 0
let isGone = false

const headers = { 'content-type': 'text/html; charset=UTF-8', 'x-bellows-cache': 'public' }
const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  sheets: [],
  files: [],
  render: async () => {
    drawings += 1
    return new Response(`<p>${drawings}</p>`, { headers, status: isGone ? 404 : 200 })
  },
}

const app = useTestApp({ site })
const others = Array.from({ length: 60 }, (_, index) => `other-${index}`)
beforeEach(async () => {
  drawings = 0
  isGone = false
  await addPages(app().rows, 'about', ...others, ...others.map((slug) => `late-${slug}`))
})
afterEach(() => void vi.restoreAllMocks())

const page = (path: string) => app().fetch(path, { headers: { accept: 'text/html' } })
const textOf = async (path: string) => (await page(path)).text()

async function publish(): Promise<void> {
  await sql`update business set content_version = content_version + 1`.execute(app().database.kysely)
  app().database.publishing.tell(app().rows.businessId)
}

/** The content version is read once a second; that second is over. */
function wait(): void {
  const later = performance.now() + 2000
  vi.spyOn(performance, 'now').mockReturnValue(later)
}

test('what was published is what everybody gets who asks from then on, drawn once', async () => {
  const before = await textOf('/about')
  await publish()
  const answers = await Promise.all(Array.from({ length: 5 }, () => textOf('/about')))
  expect(drawings).toBe(2)
  expect(new Set(answers).size).toBe(1)
  expect(answers).not.toContain(before)
})

test('a drawing that was under way when its studio was published is nobody’s afterwards', async () => {
  const early = textOf('/about')
  await vi.waitUntil(() => drawings === 1, { timeout: 20_000 })
  await publish()
  const late = await textOf('/about')
  expect(late).not.toBe(await early)
  expect(await textOf('/about')).toBe(late)
})

test('a studio that is published at a new address answers there at once', async () => {
  const there = { headers: { host: 'new.test' } }
  expect((await app().fetch('/about', there)).status).toBe(421)
  await sql`update business_domain set domain = 'new.test'`.execute(app().database.kysely)
  await publish()
  expect((await app().fetch('/about', there)).status).toBe(200)
})

test('of a time that was taken, whoever asks first waits to see it, whoever asks meanwhile has the page before', async () => {
  const before = await textOf('/about')
  await addSlot(app().rows)
  wait()
  const [first, ...meanwhile] = await Promise.all(Array.from({ length: 5 }, () => textOf('/about')))
  expect(drawings).toBe(2)
  expect(first).not.toBe(before)
  expect(new Set(meanwhile)).toEqual(new Set([before]))
  expect(await textOf('/about')).toBe(first)
})

test('where much has to be drawn nobody is sent away from a page that was there', async () => {
  const before = await textOf('/about')
  await publish()
  const flood = others.map((slug) => page(`/${slug}`))
  const answers = await Promise.all([...flood.map(async (answer) => (await answer).status), textOf('/about')])
  expect(answers).toContain(503)
  expect(answers.at(-1)).toBe(before)
})

/** The answer to who asks for a page behind more others than may wait. */
async function flooded(by: readonly string[]) {
  const flood = by.map((slug) => page(`/${slug}`))
  const answer = await page('/about')
  await Promise.all(flood)
  return [answer.status, await answer.text()]
}

test('a flood that lasts sends nobody away from it either, for half a minute', async () => {
  const before = await textOf('/about')
  await publish()
  expect(await flooded(others)).toEqual([200, before])
  const later = Date.now() + 20_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(await flooded(others.map((slug) => `late-${slug}`))).toEqual([200, before])
})

test('a page that was taken down does not come back in a crowd', async () => {
  await textOf('/about')
  await publish()
  isGone = true
  expect((await page('/about')).status).toBe(404)
  isGone = false
  const flood = others.map((slug) => page(`/${slug}`))
  const crowded = await page('/about')
  await Promise.all(flood)
  expect(crowded.status).toBe(503)
})

test('behind many others nobody waits for what was published; it comes in its turn', async () => {
  const before = await textOf('/about')
  await publish()
  // Two are drawn, four wait.
  const asked = others.slice(0, 6).map((slug) => page(`/${slug}`))
  const meanwhile = await textOf('/about')
  expect(meanwhile).toBe(before)
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
  expect(await textOf('/about')).not.toBe(before)
})
