import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import { errorPage } from './error-page.ts'
import type { SiteHost } from './site-host.ts'

let failure: unknown
const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  sheets: [],
  files: [],
  render: () => Promise.reject(failure),
}
const app = useTestApp({ site })
const unavailable = Object.assign(new Error('Service Unavailable'), { status: 503 })

async function failing(cause: unknown, headers: Record<string, string> = {}) {
  failure = cause
  const answer = await app().fetch('/about', { headers: { accept: 'text/html', ...headers } })
  return { answer, html: await answer.text() }
}

test('a page that cannot be drawn says so in its studio’s language, with status and the name of the request', async () => {
  await sql`update business set language = 'de-DE', name = 'Atelier & Licht'`.execute(app().database.kysely)
  const { answer, html } = await failing(unavailable)
  expect(answer.status).toBe(503)
  expect(html).toContain('<html lang="de-DE">')
  expect(html).toContain('<title>Atelier &amp; Licht - Etwas ist schiefgegangen</title>')
  expect(html).toContain('<p>503</p><h1>Etwas ist schiefgegangen</h1>')
  expect(html).toContain('Zurück zur Startseite')
  expect(html).toContain(`<small>${answer.headers.get('x-request-id')}</small>`)
  expect(html).not.toMatch(/Service Unavailable|Go back home/)
})

test('where no studio answers it is plain text without anybody’s name', async () => {
  const { answer, html } = await failing(unavailable, { host: 'elsewhere.example' })
  expect(answer.status).toBe(421)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(html).toBe('No studio answers at this address\n')
})

test('what was refused is said in its own words', () => {
  const studio = { name: 'Alder & Wren', language: 'en-US' } as const
  const html = errorPage({ status: 415, message: 'Send <json>', requestId: 'r', studio })
  expect(html).toContain('<p>415</p><h1>Something went wrong</h1><p>Send &lt;json&gt;</p>')
})
