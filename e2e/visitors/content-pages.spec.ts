import { clientScript, clientStarted, expect, test } from '../site/console-watch.ts'
import { partOf } from '../site/crosses.ts'
import { byTheirRoute, personal } from '../site/routes.ts'
import { demoPages } from '../site/studios.ts'
import { headingLevels, setTextSize, skippedLevels, wordsOutside } from '../site/walk.ts'

const widths = [320, 375, 820, 1440]
const sizes = [100, 200]

for (const path of partOf(demoPages(), 3))
  test(`${path}: headings skip no level, and nothing stands outside at 320 px and with text twice as large`, async ({
    page,
  }) => {
    await page.goto(path)
    await clientStarted(page)
    const headings = await headingLevels(page)
    expect(headings.filter((heading) => heading.startsWith('h1'))).toHaveLength(1)
    expect(skippedLevels(headings)).toEqual([])
    for (const size of sizes)
      for (const width of widths) {
        await setTextSize(page, size)
        await page.setViewportSize({ width, height: 900 })
        expect(await wordsOutside(page), `${size} % at ${width}`).toEqual([])
      }
  })

for (const path of partOf([...personal, ...Object.keys(byTheirRoute), '/contracts/verify'], 3))
  test(`${path}: headings begin with the page’s title and skip no level`, async ({ page }) => {
    await page.goto('/contact')
    await page.goto((await byTheirRoute[path]?.(page)) ?? path)
    await clientStarted(page)
    await page.waitForLoadState('networkidle')
    const headings = await headingLevels(page)
    expect(headings[0]).toMatch(/^h1/)
    expect(skippedLevels(headings)).toEqual([])
  })

test.describe('404', () => {
  test.use({ refusals: [404] })
  for (const path of ['/nowhere', '/services/nowhere', '/shoots/nobody'])
    test(`${path}: headings skip no level, and nothing stands outside`, async ({ page }) => {
      await page.goto(path)
      await clientStarted(page)
      const headings = await headingLevels(page)
      expect(headings[0]).toMatch(/^h1/)
      expect(skippedLevels(headings)).toEqual([])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await setTextSize(page, 200)
        expect(await wordsOutside(page), `at ${width}`).toEqual([])
      }
    })
})

test('a calendar that the server drew has its styles before the client starts', async ({ page }) => {
  await page.route(clientScript, () => undefined)
  await page.goto('/services/headshots')
  await expect(page.getByRole('grid')).toBeVisible()
  await setTextSize(page, 200)
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await wordsOutside(page)).toEqual([])
})

/** Services that the demo gives pictures and no page. */
const withoutPage = ['engagement', 'film-portraits', 'headshots']

test('services without a page of their own show their pictures above the panel', async ({ page }) => {
  for (const slug of withoutPage) {
    await page.goto(`/services/${slug}`)
    const gallery = page.locator(`[data-block=${slug}-images]`)
    expect(await gallery.locator('img').count(), slug).toBeGreaterThan(0)
    const [above, panel] = await Promise.all([
      gallery.boundingBox(),
      page.locator('[data-booking-panel]').boundingBox(),
    ])
    expect((above?.y ?? 0) + (above?.height ?? 0), slug).toBeLessThanOrEqual(panel?.y ?? 0)
  }
})

test('a mini session whose dates are past is not said to be booked up, and leads to an inquiry', async ({
  page,
}) => {
  await page.goto('/services/blossom-minis')
  const panel = page.locator('[data-booking-panel]')
  await expect(panel.getByText(/^Not taking bookings right now\./)).toBeVisible()
  await expect(page.getByText('Every time is booked')).toHaveCount(0)
  await panel.getByRole('link', { name: 'Inquire now' }).click()
  await expect(page).toHaveURL(/\/contact/)
})

test('a phone shows the name of a service without a page of its own on its first screen, and every picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 760 })
  for (const slug of withoutPage) {
    await page.goto(`/services/${slug}`)
    await expect(page.getByRole('heading', { level: 1 }), slug).toBeInViewport()
    const last = page.locator(`[data-block=${slug}-images] li`).last()
    await last.scrollIntoViewIfNeeded()
    await expect(last, slug).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(375)
  }
})

test('the panel of a service says its name only where nothing above does', async ({ page }) => {
  for (const path of demoPages().filter((each) => each.startsWith('/services/'))) {
    await page.goto(path)
    const headings = (await page.getByRole('heading').allTextContents()).map((each) => each.trim())
    const [name = ''] = (await page.title()).split(' · ')
    await expect(page.getByText(name, { exact: true }).first(), path).toBeAttached()
    expect(headings.filter((heading) => heading === name).length, path).toBeLessThanOrEqual(1)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  }
})

test('phone and mail links are as high as a finger needs', async ({ page }) => {
  await page.goto('/contact')
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const links = page.locator('a[href^="tel:"], a[href^="mailto:"]')
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(heights).toHaveLength(4)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  }
})

test('a newborn session asks for the due date that it speaks of', async ({ page }) => {
  await page.goto('/services/newborn')
  await page.getByRole('button', { name: 'Book now' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Select add-ons' })).toBeVisible()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByLabel('First and last name').fill('Anna Berg')
  await page.getByLabel('E-mail').fill('anna@example.com')
  await page.getByLabel('Phone').fill('+1 618 555 0199')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questionnaire' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /When is your child due\?/ })).toBeVisible()
})

test('a studio that counts nobody keeps nothing of who came by which letter', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'unique_email_id', value: 'a1b2c3', url: baseURL ?? '' }])
  await page.goto('/portfolio?mc_cid=spring&mc_eid=a1b2c3&from=letter#content')
  await clientStarted(page)
  await expect(page).toHaveURL('/portfolio?from=letter#content')
  expect(await context.cookies()).toEqual([])
})
