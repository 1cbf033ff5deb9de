import type { Page } from '@playwright/test'
import { clientStarted, expect, test } from '../site/console-watch.ts'

/** What a page asks for on the way to it, beside its pictures. */
const needed = /\/api\/public\/|\/assets\/content-page[^/]*\.js$/

/** From home, whose own loads are over, to an address. */
async function leave(page: Page, to: string): Promise<void> {
  await page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  // The address changes before what it needs is asked for.
  await expect(page).not.toHaveTitle(/^Home/)
  await page.waitForLoadState('networkidle')
}

async function start(page: Page): Promise<void> {
  await page.goto('/')
  await clientStarted(page)
  await page.waitForLoadState('networkidle')
}

/** Each address that the way asks for, once. */
async function askedFor(page: Page, to: string): Promise<string[]> {
  await start(page)
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (needed.test(request.url())) asked.add(request.url())
  })
  await leave(page, to)
  page.removeAllListeners('request')
  return [...asked]
}

for (const to of ['/portfolio'])
  test(`whatever fails on the way to ${to}: the document stands, says so, and Back leads back`, async ({
    page,
    complaints,
  }) => {
    const all = await askedFor(page, to)
    expect(all.some((address) => address.includes('/api/public/'))).toBe(true)
    for (const address of all) {
      await start(page)
      let lost = 0
      await page.route(address, (route) => {
        lost += 1
        return address.endsWith('.js')
          ? route.abort()
          : route.fulfill({
              status: 500,
              json: { error: 'internal', message: 'It is broken', requestId: 'r1' },
            })
      })
      await leave(page, to)
      expect(lost, address).toBeGreaterThan(0)
      // Without the site's own facts there is the studio's name instead of header and footer.
      for (const part of ['header', 'main h1'])
        await expect(page.locator(part).first(), address).toBeVisible()
      await page.unroute(address)
      await page.goBack()
      await expect(page, address).toHaveTitle(/^Home/)
      await expect(page.locator('h1')).toBeVisible()
    }
    // Chromium prints what is lost and what a screen catches.
    complaints.length = 0
  })

for (const code of ['load-page', 'content-page'])
  test(`code of the way that is lost once, ${code}: the page comes all the same, and so does home`, async ({
    page,
    complaints,
  }) => {
    await page.goto('/services/family')
    await clientStarted(page)
    await page.waitForLoadState('networkidle')
    let lost = 0
    // To take the route away would leave what is asked for in that instant without an answer.
    await page.route(`**/assets/${code}-*.js`, (route) => {
      lost += 1
      return lost === 1 ? route.abort() : route.continue()
    })
    await page
      .locator('a[href="/contact"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('form[method=post]')).toBeVisible()
    await clientStarted(page)
    await page
      .locator('a[href="/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveTitle(/^Home/)
    complaints.length = 0
  })

test('a list that is asked for again in vain costs nobody the page around it', async ({
  page,
  complaints,
}) => {
  await start(page)
  await page.route('**/api/public/services?*', (route) => route.abort())
  await leave(page, '/sessions')
  const failed = page.getByText('Our services could not be loaded.').first()
  await expect(failed).toBeVisible()
  const words = await page.locator('main :is(h1, h2)').allTextContents()
  let askedLast = Number.POSITIVE_INFINITY
  await page.route('**/api/public/**', (route) => {
    askedLast = Date.now()
    return route.abort()
  })
  await page.getByRole('link', { name: 'Try again' }).first().click()
  // Each is asked for twice, and the frame of a failure after them.
  await expect.poll(() => Date.now() - askedLast).toBeGreaterThan(1000)
  await expect(failed).toBeVisible()
  expect(await page.locator('main :is(h1, h2)').allTextContents()).toEqual(words)
  complaints.length = 0
})

test('code that neither comes nor fails keeps nobody: the browser goes to the next page by itself', async ({
  page,
}) => {
  await start(page)
  let isElsewhere = false
  let heldUp = 0
  page.on('framenavigated', () => (isElsewhere = heldUp > 0))
  await page.route('**/assets/*.js', (route) => {
    if (isElsewhere) return route.continue()
    heldUp += 1
    return undefined
  })
  await page.clock.install()
  // However slow the machine is, no second passes that is not told to.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page
    .locator('a[href="/portfolio"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => heldUp).toBeGreaterThan(0)
  await page.clock.fastForward(9000)
  await expect(page).toHaveTitle(/^Portfolio/)
  await expect(page.locator('h1')).toBeVisible()
})
