import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.ts'

/** Whole flows and what visitors meet on the way, against the built site, on a server and a database of their own. */
export default defineConfig({
  testMatch: ['flows/*.spec.ts', 'visitors/*.spec.ts'],
  outputDir: '../.visual/flows',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  globalSetup: './site/start-site.ts',
  use: {
    launchOptions: chromiumLaunch(),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
  },
})
