import type { Page } from '@playwright/test'
import { testPort } from '../../scripts/test-port.ts'
import { DESK, framedStudio, headers, PHONE } from '../framed-studio.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { onScratchStudio } from '../site/on-scratch-studio.ts'

onScratchStudio(framedStudio('headers', testPort(3240)))
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const bar = (page: Page) => page.getByRole('banner')
const opener = (page: Page) => bar(page).getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
/** The client has taken the menu over. */
const isModal = (page: Page) => expect.poll(() => page.locator('dialog:modal').count()).toBe(1)
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
/** The client never comes. */
const withoutClient = (page: Page) => page.route('**/assets/**/*.js', () => new Promise<void>(() => {}))
const hasDrawer = (header: number, { width }: typeof PHONE) => header === 4 || width < DESK.width

for (const header of headers) {
  const path = `/h${header}-f1`

  for (const size of [PHONE, DESK].filter((one) => hasDrawer(header, one))) {
    test(`header ${header} at ${size.width}: its menu opens by pointer and by keys, Escape gives the focus back`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto(path)
      await opener(page).click()
      await expect(drawer(page)).toBeVisible()
      await expect(drawer(page).getByRole('button', { name: 'Close' })).toBeFocused()
      await isModal(page)
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await drawer(page).getByRole('button', { name: 'Pages under Portfolio' }).click()
      await expect(drawer(page).getByRole('link', { name: 'Weddings' })).toBeVisible()
      await drawer(page).getByRole('button', { name: 'Close' }).click()
      await expect(opener(page)).toBeFocused()
      await page.keyboard.press(' ')
      await drawer(page).getByRole('link', { name: 'Weddings' }).click()
      await expect(page).toHaveURL('/weddings')
      await expect(drawer(page)).toBeHidden()
    })

    test(`header ${header} at ${size.width}: its menu opens before any script, and leads on`, async ({
      page,
    }) => {
      await withoutClient(page)
      await page.setViewportSize(size)
      await page.goto(path, { waitUntil: 'commit' })
      await opener(page).click()
      await expect(drawer(page).getByRole('link', { name: 'Portfolio' })).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await drawer(page).getByRole('button', { name: 'Close' }).click()
      await expect(drawer(page)).toBeHidden()
      await opener(page).click()
      await drawer(page).getByRole('link', { name: 'Portfolio' }).click()
      await expect(page).toHaveURL('/stories')
    })

    test(`header ${header} at ${size.width}: a menu that was opened early stays open and becomes modal`, async ({
      page,
    }) => {
      const { promise: letGo, resolve: go } = Promise.withResolvers<void>()
      await page.route('**/assets/**/*.js', async (route) => {
        await letGo
        await route.continue()
      })
      await page.setViewportSize(size)
      await page.goto(path, { waitUntil: 'commit' })
      await opener(page).click()
      await expect(drawer(page)).toBeVisible()
      go()
      await isModal(page)
      await expect(drawer(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })
  }

  if (header !== 4)
    test(`header ${header}: what stands under an entry opens in the row by pointer, by keys and before any script`, async ({
      page,
    }) => {
      await page.setViewportSize(DESK)
      await page.goto(path)
      await clientStarted(page)
      const chevron = bar(page).getByRole('button', { name: 'Pages under Portfolio' })
      const child = bar(page).getByRole('link', { name: 'Newborns' })
      await chevron.click()
      await expect(chevron).toHaveAttribute('aria-expanded', 'true')
      await expect(child).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(child).toBeHidden()
      await expect(chevron).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(bar(page).getByRole('link', { name: 'Weddings' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/weddings')
      await withoutClient(page)
      await page.goto(path, { waitUntil: 'commit' })
      await chevron.click()
      await child.click()
      await expect(page).toHaveURL('/weddings')
    })

  test(`header ${header}: a time is held on a service page under it`, async ({ page }) => {
    await page.setViewportSize(DESK)
    await page.goto(`/services/minis-${header}`)
    await page.getByRole('radio', { name: '9:25 AM' }).first().check({ force: true })
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible()
  })

  test(`header ${header}: at 320 nothing is wider than the window, and the way past it comes first`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await isWide(page)).toBe(false)
    await expect(bar(page).getByRole('link', { name: 'Scratch Studio' }).first()).toBeVisible()
    await expect(opener(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  })
}

test('the current page is marked in the row and in the drawer', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto('/h2-f2')
  const current = bar(page).getByRole('link', { name: 'Here' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize(PHONE)
  await opener(page).click()
  await expect(drawer(page).getByRole('link', { name: 'Here' })).toHaveAttribute('aria-current', 'page')
})

test('header 5 lies over the first picture, and is of paper below it', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto('/h5-f1')
  await expect(bar(page)).toHaveAttribute('data-scheme', 'image_background')
  const top = await page.locator('[data-kind=hero]').evaluate((box) => box.getBoundingClientRect().top)
  expect(top).toBe(0)
  await page.mouse.wheel(0, 150)
  await expect(bar(page)).toHaveAttribute('data-scheme', 'light_1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const header of headers) {
    test(`header ${header}: the whole menu is reached on a phone`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(`/h${header}-f1`)
      await opener(page).click()
      const child = drawer(page).getByRole('link', { name: 'Weddings' })
      await expect(child).toBeVisible()
      const box = await drawer(page).boundingBox()
      expect(box?.width ?? 0).toBeLessThanOrEqual(PHONE.width)
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await opener(page).click()
      await child.click()
      await expect(page).toHaveURL('/weddings')
    })

    if (header !== 4)
      test(`header ${header}: what stands under an entry shows to pointer and keys`, async ({ page }) => {
        await page.setViewportSize(DESK)
        await page.goto(`/h${header}-f1`)
        const child = bar(page).getByRole('link', { name: 'Weddings' })
        await expect(child).toBeHidden()
        await bar(page).getByRole('link', { name: 'Portfolio' }).focus()
        await expect(child).toBeVisible()
        await bar(page).getByRole('link', { name: 'Portfolio' }).hover()
        await child.click()
        await expect(page).toHaveURL('/weddings')
      })
  }
})
