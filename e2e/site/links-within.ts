import { expect, type Locator, type Page } from '@playwright/test'

/** What the loader of a page asks for about it; a link that the pointer rests on asks for another page. */
const ownData = (page: Page): RegExp => {
  const slug = new URL(page.url()).pathname.split('/').at(-1) || 'home'
  return new RegExp(String.raw`/api/public/(pages|services)/${slug}\b`)
}

/** Late styles change a height a little. */
const ABOUT = 0.95
/** Once a frame was drawn, in which what is far away takes the height that is estimated for it. */
const heightOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return document.documentElement.scrollHeight
  })

/** The least height from now on, of every frame: a page that vanished for a moment only has vanished too. */
const leastHeight = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { least: document.documentElement.scrollHeight }
    const look = () => {
      seen.least = Math.min(seen.least, document.documentElement.scrollHeight)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })

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
  /** The skip link is seen once it has the focus; what lies in a closed menu has no place to press. */
  pointer: async (link: Locator) => {
    await link.focus()
    if (!(await link.isVisible())) return link.evaluate((element: HTMLElement) => element.click())
    return link.click()
  },
  keys: async (link: Locator) => {
    await link.focus()
    await link.page().keyboard.press('Enter')
  },
}

/** The target of a hash link is in sight and has the focus, nothing has vanished, and Back leads back. */
export async function followWithin(page: Page, link: Locator, how: keyof typeof press): Promise<void> {
  const hash = await link.evaluate((element: HTMLAnchorElement) => element.hash)
  const height = Math.min(await heightOf(page), await wholeHeightOf(page))
  const before = page.url()
  const seen = await leastHeight(page)
  await press[how](link)
  const target = page.locator(hash)
  await expect(page).toHaveURL(new RegExp(`${hash}$`))
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(before)
  expect((await seen.jsonValue()).least).toBeGreaterThanOrEqual(ABOUT * height)
}

/** The links of a page that lead to a place on it, whether they name the page or not. */
const linksWithin = (page: Page) =>
  page.locator(`a[href^="#"], a[href^="${new URL(page.url()).pathname}#"]`).all()

/** Presses every link that leads to a place on the page, by pointer and by keys, and sees that nothing is loaded for it. */
export async function followLinksWithin(page: Page): Promise<void> {
  const asked: string[] = []
  const own = ownData(page)
  page.on('request', (request) => {
    if (own.test(request.url())) asked.push(request.url())
  })
  const links = await linksWithin(page)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links)
    for (const how of ['pointer', 'keys'] as const) await followWithin(page, link, how)
  expect(asked).toEqual([])
}
