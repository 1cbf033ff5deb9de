import type { Page } from '@playwright/test'
import { clientScript } from './console-watch.ts'

/** Keeps a script, of itself the client's first, back until it is let go, as a slow line does. */
export async function holdClient(page: Page, script = clientScript): Promise<{ letGo: () => void }> {
  const gate = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { letGo: gate.resolve }
}
