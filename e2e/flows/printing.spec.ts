import { confirm, goToCheckout } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'

test('the page of a booking prints as one: no menu, no foot, links say where they lead', async ({ page }) => {
  await goToCheckout(page, '4:15 PM')
  await confirm(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-letterhead]')).toHaveText(/^Alder & Wren.* · .+@.+$/)
  await expect(page.locator('[data-letterhead]')).toBeVisible()
  for (const part of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(part)).toHaveCount(0)
  const printed = (links: string) =>
    page
      .locator(`main a[href^="${links}"]`)
      .filter({ visible: true })
      .evaluateAll((found) => found.map((link) => getComputedStyle(link, '::after').content))
  for (const links of ['http', '/shoots/']) {
    const addresses = await printed(links)
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(address).toMatch(/\(\W*https?:\/\/./)
  }
})

test('a printed booking has each amount near its name, and its rows at the head of their part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 1000 })
  await goToCheckout(page, '11:05 AM')
  await confirm(page)
  await page.emulateMedia({ media: 'print' })
  const part = page.locator('section', { has: page.getByRole('heading', { name: 'What you booked' }) }).last()
  const boxes = await part.evaluate((section) => {
    const heading = section.querySelector('h2')?.getBoundingClientRect()
    const rows = heading && section.lastElementChild?.getBoundingClientRect()
    return { under: (rows?.top ?? 1000) - (heading?.bottom ?? 0), width: rows?.width ?? 1000 }
  })
  expect(boxes.under).toBeLessThan(24)
  expect(boxes.width).toBeLessThan(300)
})

test('what is folded away on the screen is printed: every answer, under its question', async ({ page }) => {
  await page.goto('/questions')
  const closed = page.locator('main ui-panel[hidden]')
  expect(await closed.count()).toBeGreaterThan(3)
  await page.emulateMedia({ media: 'print' })
  for (const panel of await closed.all()) await expect(panel.locator('p, li').first()).toBeVisible()
  const heights = await closed.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThan(16)
})
