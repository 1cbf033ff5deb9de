import type { Page } from '@playwright/test'
import { testPort } from '../../scripts/test-port.ts'
import { DESK, framedStudio } from '../framed-studio.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { holdClient } from '../site/hold-client.ts'
import { onScratchStudio } from '../site/on-scratch-studio.ts'

onScratchStudio(framedStudio('menu-panels', testPort(3270)))
test.use({
  viewport: DESK,
  contextOptions: { reducedMotion: 'reduce' },
})

const bar = (page: Page) => page.getByRole('banner')
const chevron = (page: Page) => bar(page).getByRole('button', { name: 'Pages under Portfolio' })
const child = (page: Page) => bar(page).getByRole('link', { name: 'Weddings' })

/** A list under its entry, and a strip under the whole bar. */
for (const header of [1, 3]) {
  test(`header ${header}: a key opens what stands under an entry at once, and the client takes it over`, async ({
    page,
  }) => {
    const { letGo } = await holdClient(page)
    await page.goto(`/h${header}-f1`)
    await chevron(page).focus()
    await expect(child(page)).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(child(page)).toBeFocused()
    letGo()
    await expect(page.locator('[data-wait]:has(header)')).toHaveCount(0)
    await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(child(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(child(page)).toBeHidden()
    await expect(chevron(page)).toBeFocused()
  })

  test(`header ${header}: who has gone on when the client comes finds no panel over the page`, async ({
    page,
  }) => {
    const { letGo } = await holdClient(page)
    await page.goto(`/h${header}-f1`)
    await chevron(page).focus()
    await page.keyboard.press('Enter')
    await bar(page).getByRole('link').last().focus()
    await expect(child(page)).toBeHidden()
    letGo()
    await clientStarted(page)
    await expect(page.locator('[data-wait]:has(header), [data-pressed]')).toHaveCount(0)
    await expect(chevron(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(child(page)).toBeHidden()
  })
}

test('before the client is there, Escape and a second press close a panel, and both say so', async ({
  page,
}) => {
  const { letGo } = await holdClient(page)
  await page.goto('/h1-f1')
  await chevron(page).focus()
  for (const key of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter')
    await expect(child(page)).toBeVisible()
    await page.keyboard.press(key)
    await expect(child(page)).toBeHidden()
    await expect(chevron(page)).toHaveAttribute('aria-expanded', 'false')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(child(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(child(page)).toBeHidden()
  await expect(chevron(page)).toBeFocused()
  letGo()
  await clientStarted(page)
  await expect(child(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(child(page)).toBeVisible()
  await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true')
})

test('what Escape closed before its code was there does not open again under the resting pointer', async ({
  page,
}) => {
  const { letGo } = await holdClient(page, '**/assets/main-header-1-*.js')
  await page.clock.install()
  await page.goto('/h1-f1')
  await clientStarted(page)
  await chevron(page).click()
  await expect(child(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(child(page)).toBeHidden()
  letGo()
  await expect(page.locator('[data-wait]:has(header)')).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(child(page)).toBeHidden()
  await page.mouse.move(0, 700)
  await bar(page).getByRole('link', { name: 'Portfolio' }).hover()
  await expect(child(page)).toBeVisible()
})

for (const header of [1, 2, 3, 5]) {
  test(`header ${header}: a panel that is open under the pointer stays under its bar while one scrolls`, async ({
    page,
  }) => {
    await page.goto(`/h${header}-f1`)
    await clientStarted(page)
    await page.evaluate(() => void (document.body.style.minHeight = '400vh'))
    await bar(page).getByRole('link', { name: 'Portfolio' }).hover()
    await expect(child(page)).toBeVisible()
    await page.mouse.wheel(0, 600)
    await expect(page.locator('[data-sticky][data-hidden]')).toHaveCount(1)
    await expect(child(page)).toBeInViewport()
    await expect(chevron(page)).toBeInViewport()
  })
}
