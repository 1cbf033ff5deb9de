import type { Page } from '@playwright/test'
import { customer } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { seesFocus, tabInSight } from '../site/focus.ts'

const windows = { desk: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } } as const

/** A key, after which the focus is seen somewhere. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await seesFocus(page)
}

/** Through the header's menu, which a phone opens first. */
async function follow(page: Page, name: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  if (await opener.isVisible()) {
    await tabInSight(page, opener)
    await press(page, 'Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await tabInSight(page, page.getByRole('dialog').getByRole('link', { name, exact: true }))
  } else await tabInSight(page, main)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveTitle(new RegExp(`^${name} · `))
  await seesFocus(page)
}

/** Types into a control that the Tab key reaches. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabInSight(page, page.getByLabel(label, { exact: true }).first())
  await page.keyboard.type(text)
}

async function look(page: Page): Promise<void> {
  const picture = page.locator('[data-kind="images"] li :is(button, a)').first()
  await tabInSight(page, picture)
  await press(page, 'Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  await press(page, 'ArrowRight')
  await tabInSight(page, viewer.getByRole('button', { name: 'Next image' }))
  await press(page, 'Enter')
  await press(page, 'Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page.locator('[data-kind="images"] li :focus')).toHaveCount(1)
}

async function inquire(page: Page): Promise<void> {
  await type(page, 'Your name', customer.name)
  await type(page, 'E-mail', customer.email)
  await type(page, 'Phone', customer.phone)
  await type(page, 'Which date do you have in mind?', '05/05/2099')
  await type(page, 'What would you like photographed?', 'Fam')
  await type(page, 'Names and ages of the children', 'Ole, 3')
  await tabInSight(
    page,
    page.getByRole('radiogroup', { name: 'Is a dog coming?' }).getByRole('radio').first(),
  )
  await press(page, 'Space')
  await type(page, 'How did you find us?', 'A search')
  await type(page, 'Tell us a little', 'We are three and a dog.')
  await tabInSight(page, page.getByRole('button', { name: 'Send inquiry' }))
  await press(page, 'Enter')
}

for (const [name, size] of Object.entries(windows))
  test(`on a ${name}, by keys alone: menu, gallery, an inquiry, and back`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    await clientStarted(page)
    await press(page, 'Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await follow(page, 'Portfolio')
    await look(page)
    await page.goBack()
    await expect(page).toHaveTitle(/^Home · /)
    await seesFocus(page)
    await follow(page, 'Contact')
    await inquire(page)
    const thanks = page.getByRole('dialog', { name: 'Thank you' })
    await expect(thanks).toBeVisible()
    await tabInSight(page, thanks.getByRole('button', { name: 'Back' }))
    await press(page, 'Enter')
    await expect(thanks).toHaveCount(0)
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveValue('')
  })

for (const [path, viewport] of [
  ['/about', { width: 820, height: 1180 }],
  ['/services/orchard-light-minis', windows.desk],
] as const)
  test(`from the top of ${path} back to its last link, the focus is in the window`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('footer :focus')).toBeInViewport()
  })
