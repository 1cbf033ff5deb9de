import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.ts'

const RESTART = 'flows/restart.spec.ts'

/**
 * Whole flows and what visitors meet on the way, against the built site, on a server and a database of their own. Each
 * file has studios of its own, so that two files may run at a time.
 */
export default defineConfig({
  // Last comes the flow that kills the server.
  projects: [
    { name: 'visits', testMatch: ['flows/*.spec.ts', 'visitors/*.spec.ts'], testIgnore: RESTART },
    { name: 'restart', testMatch: RESTART, dependencies: ['visits'] },
  ],
  outputDir: '../.visual/flows',
  // One more than there are cores: much of a visit is waiting.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  globalSetup: './site/start-site.ts',
  use: {
    launchOptions: chromiumLaunch(),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
})
