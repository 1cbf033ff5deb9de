import type { Page } from '@playwright/test'
import { holdTime, SERVICE } from '../site/book-a-mini.ts'
import { clientStarted, expect, test as base } from '../site/console-watch.ts'
import { pacedProxy, type PacedProxy } from '../site/paced-proxy.ts'
import { studioOf } from '../site/studios.ts'

const test = base.extend<object, { paced: PacedProxy }>({
  paced: [
    async ({}, give) => {
      const proxy = await pacedProxy()
      await give(proxy)
      proxy.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ paced }, give, { file }) => give(paced.urlFor(studioOf(file))),
  viewport: { width: 390, height: 844 },
  hasTouch: true,
})

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const pages = ['/', SERVICE, '/contact', `${SERVICE}/select-package`]

/** Opens a page whose document stops at a share of its bytes. */
async function openPart(page: Page, path: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.once('Network.dataReceived', () => resolve())
  await page.goto(path, { waitUntil: 'commit' })
  await promise
}

const lastWords = async (page: Page): Promise<string> =>
  (await page.locator('footer').last().innerText()).trim()

for (const path of pages)
  test(`a tap and a key at any tenth of ${path} leave the page standing`, async ({ page, paced }) => {
    if (path.endsWith('select-package')) await holdTime(page, '11:05 AM')
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const words = await lastWords(page)
    const title = await page.title()
    for (const tenth of tenths) {
      paced.hold(tenth / 10)
      await openPart(page, path)
      const isDrawn = await page.evaluate(() => document.body?.querySelector('h1') != null)
      const presses = (async () => {
        await page.touchscreen.tap(180, 420)
        await page.keyboard.press('Tab')
      })()
      // Before there is anything to see, the browser itself holds a press back.
      if (isDrawn) await presses
      paced.letGo()
      await presses
      await page.waitForLoadState()
      await clientStarted(page)
      await page.waitForLoadState('networkidle')
      expect(await lastWords(page), `after ${tenth} tenths`).toBe(words)
      await expect(page).toHaveTitle(title)
    }
  })

test('Menu pressed while the page still comes opens, and stays open when the client takes over', async ({
  page,
  paced,
}) => {
  paced.hold(0.8)
  await openPart(page, '/')
  await page.getByRole('button', { name: 'Menu' }).first().click()
  paced.letGo()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('an inquiry sent while the page still comes is answered', async ({ page, paced }) => {
  paced.hold(0.95)
  await openPart(page, '/contact')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  paced.letGo()
  await expect(page.getByText('This field cannot be left blank').first()).toBeVisible()
})

test.describe('on a slow line', () => {
  for (const path of ['/', SERVICE])
    test(`a tap on the first picture and Tab leave ${path} standing`, async ({ page, paced }) => {
      paced.letGo()
      const session = await page.context().newCDPSession(page)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('h1, h2').first().waitFor()
      await page.touchscreen.tap(180, 420)
      await page.keyboard.press('Tab')
      await clientStarted(page)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('footer').last()).toContainText('Alder & Wren')
      await expect(page.locator('main h2').first()).toBeVisible()
    })
})
