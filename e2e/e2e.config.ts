import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { testPort } from '../scripts/test-port.ts'

/** Whole flows against the built site, on a server and a database of their own. */
export default defineConfig({
  testDir: 'flows',
  outputDir: '../.visual/flows',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  globalSetup: './start-site.ts',
  use: {
    baseURL: process.env['SITE_URL'] ?? `http://localhost:${testPort(3210)}`,
    launchOptions: chromiumLaunch(),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
  },
})
