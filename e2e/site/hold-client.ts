import type { Page } from '@playwright/test'
import { clientScript } from './console-watch.ts'

/** Keeps the client back until it is let go, as a slow line does. */
export async function holdClient(page: Page): Promise<{ letGo: () => void }> {
  const gate = Promise.withResolvers<void>()
  await page.route(clientScript, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { letGo: gate.resolve }
}
