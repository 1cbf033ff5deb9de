import { confirm, goToCheckout } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { smallTargets } from '../site/finger.ts'
import { demoPages } from '../site/studios.ts'

test('a finger finds every link of a booking, of its payments and of the frame around them', async ({
  page,
}) => {
  await goToCheckout(page, '9:50 AM')
  const order = await confirm(page)
  for (const path of [page.url(), `/shoots/${order}/payments`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await smallTargets(page.locator('main'), 24)).toEqual([])
  }
  const low = await page
    .locator('header a, footer a')
    .evaluateAll((links) =>
      links
        .map((link) => ({ name: link.textContent, height: link.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    )
  expect(low).toEqual([])
})

test('a finger finds every link and button of the pages on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of demoPages()) {
    await page.goto(path)
    await clientStarted(page)
    expect.soft(await smallTargets(page.locator('body'), 24), path).toEqual([])
  }
})

test('where the menu stands in the bar a finger finds what opens a panel as well as what it leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await clientStarted(page)
  expect(await smallTargets(page.getByRole('navigation', { name: 'Main' }), 44)).toEqual([])
})
