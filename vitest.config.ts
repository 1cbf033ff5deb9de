import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'
import { chromiumLaunch } from './scripts/chromium.ts'

/** Milliseconds after which a test hangs; a busy machine is no fault. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }
/** Room for what lives shortly, so that a tenth of the work is not tidying up. */
const execArgv = ['--max-semi-space-size=64']
/** Tests that load modules in a way of their own, here React as visitors get it. */
const ALONE = ['packages/sections/src/many-blocks.test.tsx']
const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))
export default defineConfig({
  test: {
    projects: [
      {
        plugins: viteConfig.plugins,
        test: {
          ...patience,
          name: 'unit',
          execArgv,
          environment: 'node',
          // Files share the modules and the database of their worker: to load both for each is half of the run's work.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/server/test/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/visual/*.test.ts',
          ],
          exclude: ALONE,
        },
      },
      {
        plugins: viteConfig.plugins,
        test: { ...patience, name: 'unit alone', environment: 'node', include: ALONE },
      },
      {
        plugins: [storybookTest({ configDir })],
        test: {
          ...patience,
          name: 'stories',
          // All files of a run share one page: a page for each fetches the whole Storybook anew, half of the run's work.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
