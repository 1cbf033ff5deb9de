import type { Locator, Page } from '@playwright/test'
import { SERVICE } from '../site/book-a-mini.ts'
import { clientScript, clientStarted, expect, test } from '../site/console-watch.ts'
import { demoPages } from '../site/studios.ts'

const pages = demoPages()
/** What the loader of a page asks for. */
const pageData = /\/api\/public\/(pages|site|business|translations|services\/[^/]+)\b/

/** Late styles change a height a little. */
const ABOUT = 0.95
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** The page with every section drawn: what never was has a height that is estimated, and often too much. */
const wholeHeightOf = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-block]{content-visibility:visible!important}')
    document.adoptedStyleSheets.push(sheet)
    const height = document.documentElement.scrollHeight
    document.adoptedStyleSheets.pop()
    return height
  })

const press = {
  pointer: (link: Locator) => link.evaluate((element: HTMLElement) => element.click()),
  keys: async (link: Locator) => {
    await link.focus()
    await link.page().keyboard.press('Enter')
  },
}

/** The target of a hash link is in sight and has the focus, nothing has vanished, and Back leads back. */
async function follow(page: Page, link: Locator, how: keyof typeof press): Promise<void> {
  const hash = (await link.getAttribute('href')) ?? ''
  const height = Math.min(await heightOf(page), await wholeHeightOf(page))
  const before = page.url()
  await press[how](link)
  const target = page.locator(hash)
  await expect(page).toHaveURL(new RegExp(`${hash}$`))
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  expect(await heightOf(page)).toBeGreaterThanOrEqual(ABOUT * height)
  await page.goBack()
  await expect(page).toHaveURL(before)
  expect(await heightOf(page)).toBeGreaterThanOrEqual(ABOUT * height)
}

for (const isStarted of [false, true])
  for (const path of pages)
    test(`links within ${path} lead there ${isStarted ? 'after' : 'before'} the client starts`, async ({
      page,
    }) => {
      if (!isStarted) await page.route(clientScript, () => undefined)
      await page.goto(path)
      if (isStarted) await clientStarted(page)
      const asked: string[] = []
      page.on('request', (request) => {
        if (pageData.test(request.url())) asked.push(request.url())
      })
      const links = await page.locator('a[href^="#"]').all()
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) for (const how of ['pointer', 'keys'] as const) await follow(page, link, how)
      expect(asked).toEqual([])
    })

test('the place that was left is there again after Back from a place on the page', async ({ page }) => {
  await page.goto(SERVICE)
  await clientStarted(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.locator('a[href="#content"]').press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})
