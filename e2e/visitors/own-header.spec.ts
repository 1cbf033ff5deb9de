import type { Page } from '@playwright/test'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { followTo } from '../site/follow.ts'
import { OWN_HEADER } from '../site/own-content.ts'

const templateOf = (page: Page) => page.locator('header').getAttribute('data-template')
/** How the header is built: each element, and what it says of itself. */
const structureOf = (page: Page) =>
  page
    .locator('header')
    .evaluate((header) => [...header.querySelectorAll('*')].map(({ localName }) => localName))

test('a page that has a header of its own shows it after another page, and the other shows its own again', async ({
  page,
}) => {
  await page.goto(OWN_HEADER)
  await clientStarted(page)
  await page.waitForLoadState('networkidle')
  const alone = await structureOf(page)
  await page.goto('/about')
  await clientStarted(page)
  const before = await structureOf(page)
  await followTo(page, OWN_HEADER)
  await expect(page).toHaveTitle(/^Own header/)
  await expect.poll(() => templateOf(page)).toBe('MAIN-HEADER-3')
  await expect.poll(() => structureOf(page)).toEqual(alone)
  await page.goBack()
  await expect.poll(() => templateOf(page)).toBe('MAIN-HEADER-1')
  await expect.poll(() => structureOf(page)).toEqual(before)
})

test('without a line the page that came first has its own header again, as it was drawn', async ({
  page,
  complaints,
}) => {
  await page.goto('/about')
  await clientStarted(page)
  const before = await structureOf(page)
  await followTo(page, OWN_HEADER)
  await expect.poll(() => templateOf(page)).toBe('MAIN-HEADER-3')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.goBack()
  await expect(page).toHaveTitle(/^About/)
  await expect.poll(() => templateOf(page)).toBe('MAIN-HEADER-1')
  await expect.poll(() => structureOf(page)).toEqual(before)
  complaints.length = 0
})
