import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { testPort } from '../scripts/test-port.ts'

const PORT = testPort(6100)

/** Screenshots of the stories tagged `visual`, byte-stable in the pinned browser. */
export default defineConfig({
  testDir: 'visual',
  testMatch: '*.spec.ts',
  outputDir: '../.visual/results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['./visual/report.ts']],
  use: { baseURL: `http://127.0.0.1:${PORT}`, launchOptions: chromiumLaunch() },
  webServer: {
    command: `node ../scripts/static.ts ../storybook-static ${PORT}`,
    cwd: import.meta.dirname,
    port: PORT,
    reuseExistingServer: false,
  },
})
