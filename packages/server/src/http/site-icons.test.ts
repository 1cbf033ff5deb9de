import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import type { SiteHost } from './site-host.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64"/></svg>'
const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=3600',
  'x-bellows-pixels': '32',
}
const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  sheets: [],
  files: [],
  render: () => Promise.resolve(new Response(svg, { headers })),
}
const dataDir = mkdtempSync(path.join(tmpdir(), 'bellows-icons-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const app = useTestApp({ site, settings: { dataDir } })

test('a drawing that is wanted as PNG is sent so, without its mark', async () => {
  const icon = await app().fetch('/apple-touch-icon.png')
  expect(icon.headers.get('content-type')).toBe('image/png')
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(icon.headers.has('x-bellows-pixels')).toBe(false)
  expect(Buffer.from(await icon.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG')
})
