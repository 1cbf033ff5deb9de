import type { Page } from '@playwright/test'
import { SERVICE } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { partOf } from '../site/crosses.ts'
import { headersSeen, watchHeader } from '../site/header-watch.ts'
import { holdClient } from '../site/hold-client.ts'
import { urlOf } from '../site/studios.ts'

const brisant = (path: string) => urlOf('studio-brisant') + path

/** From anywhere on the page, so that the header is not turned to before. */
const follow = (page: Page, to: string) =>
  page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

const slowLine = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const line = { offline: false, latency: 400, downloadThroughput: 250_000, uploadThroughput: 250_000 }
  await session.send('Network.emulateNetworkConditions', line)
}

const ways = [
  ['/', '/services/wedding-day'],
  ['/sessions', SERVICE],
  ['/portfolio', '/contact'],
  [brisant('/'), '/services/portrait'],
  [brisant('/tarifs'), '/contact'],
] as const

for (const [from, to] of partOf(ways, 3))
  test(`the header stays while ${to} comes after ${from} on a slow line, and on the way back`, async ({
    page,
  }) => {
    await page.goto(from)
    await clientStarted(page)
    const title = await page.title()
    await slowLine(page)
    await watchHeader(page)
    await follow(page, to)
    await expect(page).not.toHaveTitle(title)
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveTitle(title)
    await expect(page.locator('h1')).toBeFocused()
    expect(await headersSeen(page)).toEqual(['the same'])
  })

test('the header stays while a page comes that fails, and on the way back', async ({ page, complaints }) => {
  await page.goto('/')
  await clientStarted(page)
  await page.route('**/api/public/pages/portfolio', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal', message: 'It is broken', requestId: 'r1' } }),
  )
  await slowLine(page)
  await watchHeader(page)
  await follow(page, '/portfolio')
  await expect(page.locator('main').getByText('It is broken')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle(/^Home/)
  await expect(page.locator('h1')).toBeFocused()
  expect(await headersSeen(page)).toEqual(['the same'])
  // Chromium prints what the screen catches.
  complaints.length = 0
})

test('the menu of a header that stays opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/')
  await clientStarted(page)
  await follow(page, '/services/wedding-day')
  await expect(page).toHaveTitle(/^Wedding day/)
  await page.getByRole('button', { name: 'Menu' }).first().click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveTitle(/^Portfolio/)
  await expect(menu).toBeHidden()
})

test('a link of the menu that the browser opened before its code came leads on, and the menu closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const code = await holdClient(page, '**/assets/main-header-*.js')
  await page.goto('/')
  await clientStarted(page)
  await page.getByRole('button', { name: 'Menu' }).first().click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Portfolio' }).click()
  code.letGo()
  await expect(page).toHaveTitle(/^Portfolio/)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
