import type { Page } from '@playwright/test'
import { confirm, goToCheckout, SERVICE } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'

/** Asked by the browser, which alone knows the way to a studio's own host. */
const statusOf = (page: Page, order: string) =>
  page.evaluate(async (path) => {
    const answer = await fetch(path, { headers: { 'X-Query-String': '1' } })
    const { data } = (await answer.json()) as { data: { status: string } }
    return data.status
  }, `/api/public/orders/${order}`)

test('a visitor books a time, and the page that says so can be loaded again', async ({ page }) => {
  await page.goto('/')
  await page.locator('a[href="/services/orchard-light-minis"]').first().click()
  await expect(page).toHaveURL(SERVICE)
  await goToCheckout(page, '9:00 AM')
  await expect(page).toHaveTitle('Checkout · Service · Orchard Light Minis · Alder & Wren Photography')
  const order = await confirm(page)
  expect(await statusOf(page, order)).toBe('BOOKED')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  expect(kept).not.toContain('anna@example.com')
})

test('a premium time asks first, and its fee is in the total', async ({ page }) => {
  await page.goto(SERVICE)
  await page
    .getByRole('radio', { name: /6:10 PM/ })
    .first()
    .check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'This time costs a little more' })
  await expect(dialog).toContainText('$45.00')
  await dialog.getByRole('button', { name: 'Add $45.00 and continue' }).click()
  await page.getByRole('radio', { name: /^Mini(?! Plus)/ }).check({ force: true })
  await expect(page.getByText('Premium time').first()).toBeVisible()
})

test('what was typed outlives a reload, and errors name their field', async ({ page }) => {
  await goToCheckout(page, '9:50 AM')
  await page
    .getByRole('link', { name: /Your information/ })
    .first()
    .click()
  await expect(page.getByLabel('First and last name')).toHaveValue('Anna Berg')
  await page.reload()
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@example.com')
  await page.getByLabel('E-mail').fill('anna@')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText('Please enter the correct email format')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('a time that was given up in another tab, while this one showed another page, is nobody else’s', async ({
  page,
}) => {
  await page.goto(SERVICE)
  await page
    .getByRole('radio', { name: /11:05 AM/ })
    .first()
    .check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await expect(page).toHaveURL(/select-package$/)
  await page.goBack()
  await expect(page.getByText(/^You’re holding .*11:05 AM/).first()).toBeVisible()
  await page.locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  const other = await page.context().newPage()
  await other.goto(SERVICE)
  await other.getByRole('button', { name: 'Start over' }).first().click()
  await expect(other.getByRole('radio', { name: /11:05 AM/ }).first()).toBeEnabled()
  await page.goBack()
  await expect(page.getByText(/^You started over in another tab\./).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /11:05 AM/ }).first()).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('with a slot taken', () => {
  test.use({ refusals: [409] })

  test('who comes second is told, and chooses another time', async ({ page, browser }) => {
    await page.goto(SERVICE)
    const other = await (await browser.newContext()).newPage()
    await goToCheckout(other, '11:05 AM')
    await page.getByRole('radio', { name: '11:05 AM' }).first().check({ force: true })
    await page.getByRole('button', { name: 'Continue' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Choose a date/time' })
    await expect(dialog).toContainText('has just been booked by someone else.')
    await other.context().close()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a time and Continue pressed before the client has come are taken over', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(SERVICE, { waitUntil: 'commit' })
    await page
      .getByRole('radio', { name: /11:40 AM/ })
      .first()
      .check({ force: true })
    await page.getByRole('button', { name: 'Continue' }).click()
    release()
    await expect(page).toHaveURL(/select-package$/)
    await page.goto(SERVICE)
    await expect(page.getByText(/You’re holding .*11:40 AM/)).toBeVisible()
  })

  test('times out of sight are a press away', async ({ page }) => {
    await page.goto(SERVICE)
    const jump = page.getByRole('button', { name: 'Choose a time' })
    await page
      .getByRole('heading', { name: 'Mini Plus' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
    await jump.click()
    await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeFocused()
    await expect(jump).toHaveCount(0)
  })
})
