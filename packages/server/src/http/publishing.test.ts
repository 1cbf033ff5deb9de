import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import type { SiteHost } from './site-host.ts'

let drawings = 0

const headers = { 'content-type': 'text/html; charset=UTF-8', 'x-bellows-cache': 'public' }
const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  render: async () => {
    drawings += 1
    return new Response(`<p>${drawings}</p>`, { headers })
  },
}

const app = useTestApp({ site })
beforeEach(() => {
  drawings = 0
})
afterEach(() => void vi.restoreAllMocks())

const page = (path: string) => app().fetch(path, { headers: { accept: 'text/html' } })
const textOf = async (path: string) => (await page(path)).text()

/** The content version is read once a second; that second is over. */
async function publish(): Promise<void> {
  await sql`update business set content_version = content_version + 1`.execute(app().database.kysely)
  const later = performance.now() + 2000
  vi.spyOn(performance, 'now').mockReturnValue(later)
}

test('whoever asks first waits for the new page, whoever asks meanwhile has the one before', async () => {
  const before = await textOf('/about')
  await publish()
  const [first, ...meanwhile] = await Promise.all(Array.from({ length: 5 }, () => textOf('/about')))
  expect(drawings).toBe(2)
  expect(first).not.toBe(before)
  expect(new Set(meanwhile)).toEqual(new Set([before]))
  expect(await textOf('/about')).toBe(first)
})

test('where much has to be drawn nobody is sent away from a page that was there', async () => {
  const before = await textOf('/about')
  await publish()
  const flood = Array.from({ length: 60 }, (_, index) => page(`/other-${index}`))
  const answers = await Promise.all([...flood.map(async (answer) => (await answer).status), textOf('/about')])
  expect(answers).toContain(503)
  expect(answers.at(-1)).toBe(before)
})
