import { randomBytes } from 'node:crypto'
import { addDays, dayOf } from '@bellows/domain'
import { expect, test } from 'vitest'
import { addPages } from '../../test/studio-fixture.ts'
import { readContentVersion } from '../store/content/content-version.ts'
import { useTestApp } from '../testing/test-app.ts'
import type { SiteHost } from './site-host.ts'

const MEGABYTE = 1024 * 1024
const headers = {
  'content-type': 'text/html; charset=UTF-8',
  'x-bellows-cache': 'public',
}
const drawn: string[] = []
const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  sheets: [],
  files: [],
  render: async (request) => {
    const { pathname, search } = new URL(request.url)
    drawn.push(pathname + search)
    return new Response(search ? randomBytes(MEGABYTE) : '<p>', { headers })
  },
}
const app = useTestApp({ site })
const get = (path: string) => app().fetch(path, { headers: { 'accept-encoding': 'br' } })

/** What was drawn again after all had been drawn, and whether all of it is of one version. */
async function askForDays() {
  const { database, rows } = app()
  const version = await readContentVersion(database, rows.businessId)
  const today = dayOf(Date.now(), 'America/Chicago')
  await get('/about')
  await get('/services/mini')
  for (let ahead = 0; ahead < 30; ahead += 1) await get(`/services/mini?date=${addDays(today, ahead)}`)
  const before = drawn.length
  await get('/about')
  await get('/services/mini?date=1999-01-01')
  await get('/services/mini?date=9999-01-01')
  const isOneVersion = (await readContentVersion(database, rows.businessId)) === version
  return { again: drawn.slice(before), isOneVersion }
}

test('however many days of a service are asked for, no other page is let go, and days that nobody offers are none', async () => {
  // Pages age every five minutes: whoever asks across that moment sees them drawn anew, and rightly.
  await addPages(app().rows, 'about')
  const first = await askForDays()
  const { again } = first.isOneVersion ? first : await askForDays()
  expect(again).toEqual([])
  expect(new Set(drawn).size).toBe(32)
})
