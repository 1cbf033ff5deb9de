import type { Page } from '@playwright/test'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { holdClient } from '../site/hold-client.ts'

declare global {
  interface Window {
    /** How often each part rose. */
    risen: Map<Element, number>
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.risen = new Map()
    const animate: unknown = Reflect.get(Element.prototype, 'animate')
    Element.prototype.animate = new Proxy(animate as Element['animate'], {
      apply: (original, part: Element, given: Parameters<Element['animate']>) => {
        const [, timing] = given
        const isRise = typeof timing === 'object' && timing.id === 'rise' && !('composite' in timing)
        if (isRise) window.risen.set(part, (window.risen.get(part) ?? 0) + 1)
        return Reflect.apply(original, part, given)
      },
    })
  }),
)

const risen = (page: Page) => page.evaluate(() => [...window.risen.values()])

/** As a wheel goes: what comes over the window's foot comes in steps. */
async function scrollThrough(page: Page, by: number): Promise<void> {
  for (let isThere = false; !isThere;) {
    await page.mouse.wheel(0, by)
    isThere = await page.evaluate(
      (way) =>
        new Promise<boolean>((resolve) => {
          const foot = document.documentElement.scrollHeight - innerHeight - 1
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(way > 0 ? scrollY >= foot : scrollY <= 0)),
          )
        }),
      by,
    )
  }
}

test('what is below the window rises once as the visitor comes to it, on this page and the next', async ({
  page,
}) => {
  await page.goto('/')
  await clientStarted(page)
  expect(await risen(page)).toEqual([])
  await scrollThrough(page, 80)
  const first = await risen(page)
  expect(first.length).toBeGreaterThan(5)
  await scrollThrough(page, -400)
  await scrollThrough(page, 80)
  expect(new Set(await risen(page))).toEqual(new Set([1]))
  await page
    .locator('footer')
    .getByRole('link', { name: 'About', exact: true })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveTitle(/^About/)
  const before = (await risen(page)).length
  await scrollThrough(page, 80)
  expect((await risen(page)).length).toBeGreaterThan(before)
})

test('after a jump everything stands there whole', async ({ page }) => {
  await page.goto('/#inquiry')
  await clientStarted(page)
  await expect(page.locator('#inquiry')).toBeInViewport()
  expect(await risen(page)).toEqual([])
})

test('a reload half-way finds the same place, whole', async ({ page }) => {
  await page.goto('/')
  await clientStarted(page)
  const reviews = page.locator('[data-block=reviews]')
  await reviews.evaluate((block) => block.scrollIntoView())
  const top = () => reviews.evaluate((block) => Math.round(block.getBoundingClientRect().top))
  await expect(reviews).toBeInViewport()
  const before = await top()
  await page.reload()
  await clientStarted(page)
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  expect(await risen(page)).toEqual([])
})

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing rises', async ({ page }) => {
    await page.goto('/')
    await clientStarted(page)
    await scrollThrough(page, 80)
    expect(await risen(page)).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('a calendar that a reload comes back to asks for its free days', async ({ page }) => {
    await page.goto('/services/headshots')
    const next = page.getByText(/^Next free time/)
    await page.getByText('Choose a time').first().scrollIntoViewIfNeeded()
    await expect(next).toBeVisible()
    // The panel begins above the window and reaches into it.
    await page.evaluate(() =>
      scrollTo(
        0,
        document.querySelector('[data-booking-panel]')!.getBoundingClientRect().top + scrollY + 260,
      ),
    )
    await page.reload()
    await expect(next).toBeAttached()
  })
})

test('slides rest under a pointer that was there before the page was live, and go on when it leaves', async ({
  page,
}) => {
  const client = await holdClient(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const hero = page.locator('[aria-roledescription="carousel"]').first()
  await page.mouse.move(720, 450)
  client.letGo()
  await expect(page.locator('[data-wait]').filter({ has: hero })).toHaveCount(0)
  const live = hero.locator('[aria-live]')
  await expect(live).toHaveAttribute('aria-live', 'polite')
  // It would have begun in the first frames of a page that is live.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(live).toHaveAttribute('aria-live', 'polite')
  await page.mouse.move(720, 5)
  await expect(live).toHaveAttribute('aria-live', 'off')
})
