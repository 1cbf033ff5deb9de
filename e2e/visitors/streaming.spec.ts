import type { Locator, Page } from '@playwright/test'
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
const STEP = `${SERVICE}/select-package`

type Press = Readonly<{
  /** What is pressed, once it is drawn. */
  press: (page: Page) => Locator
  /** What comes of it in the end. */
  answered: (page: Page) => Promise<void>
}>

const menu: Press = {
  press: (page) => page.getByRole('button', { name: 'Menu' }).first(),
  answered: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
}

/** Presses on each page that has something to answer: a step has nothing before the browser knows what is held. */
const presses: Readonly<Record<string, readonly Press[]>> = {
  '/': [menu],
  [SERVICE]: [
    {
      press: (page) => page.locator('[data-booking-way] label:has(input:enabled)').first(),
      answered: (page) =>
        expect(page.locator('[data-booking-way] input[type="radio"]:enabled').first()).toBeChecked(),
    },
    menu,
  ],
  '/contact': [
    {
      press: (page) => page.getByRole('button', { name: 'Send inquiry' }),
      answered: (page) => expect(page.getByText('This field cannot be left blank').first()).toBeVisible(),
    },
    menu,
  ],
}

/** Opens a page whose document stops at a share of its bytes. */
async function openPart(page: Page, path: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.once('Network.dataReceived', () => resolve())
  await page.goto(path, { waitUntil: 'commit' })
  await promise
}

/** Waits until the page is whole and alive, and its price is asked for and told. */
const standing = async (page: Page): Promise<void> => {
  await page.waitForLoadState()
  await clientStarted(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Updating…')).toHaveCount(0)
}

/** Every piece of text that the page has to say, drawn or not yet. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: box, nodeValue } = texts.currentNode
      const isSaid = box?.closest('main, footer') && !box.closest('script, style, template, [role=timer]')
      if (isSaid && nodeValue?.trim()) words.push(nodeValue.trim())
    }
    return words
  })

const touch = (page: Page): Promise<void> => page.touchscreen.tap(180, 420)

/** Taps and presses Tab anywhere; before there is anything to see, the browser itself holds a press back. */
async function touchWhileComing(page: Page, paced: PacedProxy): Promise<void> {
  const isDrawn = await page.evaluate(() => document.body?.querySelector('h1') != null)
  const touches = (async () => {
    await touch(page)
    await page.keyboard.press('Tab')
  })()
  if (isDrawn) await touches
  paced.letGo()
  await touches
}

/** Presses the first that is drawn of what can be answered, lets the rest come and sees the answer. */
async function pressWhileComing(page: Page, paced: PacedProxy, path: string): Promise<boolean> {
  // Before the header is whole nothing is shown that could be pressed.
  const isShown = (await page.locator('#content').count()) > 0
  for (const { press, answered } of (isShown && presses[path]) || []) {
    if ((await press(page).count()) === 0 || !(await press(page).isVisible())) continue
    await press(page).click()
    paced.letGo()
    await standing(page)
    await answered(page)
    return true
  }
  paced.letGo()
  return false
}

for (const path of [...Object.keys(presses), STEP])
  test(`a tap and a key at any tenth of ${path} leave the page standing`, async ({ page, paced }) => {
    if (path === STEP) await holdTime(page, '11:05 AM')
    await page.goto(path)
    await standing(page)
    // A tap that comes when the packages are drawn chooses the one under it: it is chosen from the start.
    if (path === STEP) {
      await touch(page)
      await expect(page.getByRole('radio', { name: /^Mini(?! Plus)/ })).toBeChecked()
      await expect(page.getByText('Due today')).toBeAttached()
      await standing(page)
    }
    const words = await wordsOf(page)
    const title = await page.title()
    for (const tenth of tenths) {
      paced.hold(tenth / 10)
      await openPart(page, path)
      await touchWhileComing(page, paced)
      await standing(page)
      expect(await wordsOf(page), `after ${tenth} tenths`).toEqual(words)
      await expect(page).toHaveTitle(title)
    }
  })

for (const path of Object.keys(presses))
  test(`what is pressed at any tenth of ${path} is answered in the end`, async ({ page, paced }) => {
    let answers = 0
    for (const tenth of tenths) {
      paced.hold(tenth / 10)
      await openPart(page, path)
      if (await pressWhileComing(page, paced, path)) answers += 1
    }
    expect(answers).toBeGreaterThan(1)
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
      await touch(page)
      await page.keyboard.press('Tab')
      await clientStarted(page)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('footer').last()).toContainText('Alder & Wren')
      await expect(page.locator('main h2').first()).toBeVisible()
    })
})

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime ?? 0)

/** Opens home with half of its menu, lets the rest come once `isTime`, and tells what was moved by it. */
async function movedByTheRest(page: Page, paced: PacedProxy, isTime: () => Promise<void>) {
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]
      for (const { node } of entries.flatMap(({ sources }) => sources))
        moved.push(node?.textContent ?? 'a part without words')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  paced.hold(/<nav aria-label="Main".*?<\/li>.*?<\/li>/s)
  await openPart(page, '/')
  const entries = page.locator('nav[aria-label=Main] > ul > li')
  await expect(entries.first()).toBeAttached()
  const first = await entries.count()
  await isTime()
  paced.letGo()
  await page.waitForLoadState()
  await expect(entries.nth(first)).toBeVisible()
  return page.evaluate(() => Reflect.get(window, 'moved') as string[])
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

  test('a menu that comes in two parts is shown once it is whole', async ({ page, paced, context }) => {
    // Control: where nothing holds it back, half a menu is drawn, and moved by the rest.
    const hasty = await context.newPage()
    await hasty.addInitScript(() => {
      new MutationObserver(() => document.querySelector('link[rel=expect]')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      })
    })
    let drawnAfter = 0
    const moved = await movedByTheRest(hasty, paced, async () => {
      await expect.poll(async () => (drawnAfter = await firstPaint(hasty))).toBeGreaterThan(0)
    })
    expect(moved).not.toEqual([])
    await hasty.close()

    // Waits twice as long as half a menu took to be drawn.
    const stayed = await movedByTheRest(page, paced, async () => {
      await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2 * drawnAfter)
    })
    expect(stayed).toEqual([])
  })
})
