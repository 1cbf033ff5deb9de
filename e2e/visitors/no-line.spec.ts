import type { Page } from '@playwright/test'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { slotAt } from '../site/slot-at.ts'

async function lose(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

/** What says that there is no line lies over the page, on a plate of its own. */
const plate = (page: Page) => page.getByText('Error connect to server').locator('..')
const NOTHING = 'rgba(0, 0, 0, 0)'

test('a press on a page of times is answered without a line, and goes on when the line is back', async ({
  page,
  complaints,
}) => {
  await page.goto('/contact')
  await page.goto(`/slots/${await slotAt(page, 'orchard-light-minis', '15:25')}`)
  await clientStarted(page)
  await lose(page)
  const hold = page.getByRole('button', { name: 'Hold this time' })
  await hold.click()
  await expect(page.getByText('Error connect to server')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeVisible()
  await expect(page.getByText('Error connect to server')).toHaveCount(0)
  complaints.length = 0
})

test('a press that opens a dialog says that there is no line, and opens it when the line is back', async ({
  page,
  complaints,
}) => {
  await page.goto('/services/lakeside-dusk-minis')
  await clientStarted(page)
  const join = page.getByRole('button', { name: 'Join the waitlist' })
  await join.hover()
  await expect(page.locator('[data-booking-panel][data-wait]')).toHaveCount(0)
  await lose(page)
  await join.click()
  await expect(page.getByRole('alertdialog', { name: 'There is no connection' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Join the waitlist' })).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  complaints.length = 0
})

test('the list that was asked for before the panel had its code opens when the line is back', async ({
  page,
  complaints,
}) => {
  await page.goto('/services/lakeside-dusk-minis')
  await clientStarted(page)
  await lose(page)
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByText('Error connect to server')).toBeVisible()
  await expect(plate(page)).not.toHaveCSS('background-color', NOTHING)
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Join the waitlist' })).toBeVisible()
  await expect(page.getByText('Error connect to server')).toHaveCount(0)
  complaints.length = 0
})

test('a form that was filled in without a line says so, keeps what was typed, and sends it when the line is back', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/contact')
  await clientStarted(page)
  await lose(page)
  const form = page.locator('main form').last()
  const name = form.getByLabel(/name/i).first()
  await name.fill('Anna')
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(page.getByText('Error connect to server')).toBeInViewport()
  await expect(plate(page)).not.toHaveCSS('background-color', NOTHING)
  await expect(name).toHaveValue('Anna')
  await page.context().setOffline(false)
  await expect(form.getByText('This field cannot be left blank').first()).toBeVisible()
  await expect(page.getByText('Error connect to server')).toHaveCount(0)
  await expect(name).toHaveValue('Anna')
  complaints.length = 0
})

test('a message shows without the code of dialogs', async ({ page, complaints }) => {
  await page.goto('/services/orchard-light-minis')
  await clientStarted(page)
  await page.getByRole('radio', { name: '4:15 PM' }).first().focus()
  await page.getByRole('radio', { name: '4:15 PM' }).first().check({ force: true })
  await expect(page.locator('[data-booking-panel][data-wait]')).toHaveCount(0)
  await page.route('**/assets/opened-*.js', (route) => route.abort())
  await page.route('**/hold-slot', (route) =>
    route.fulfill({ status: 409, json: { error: 'some_code', message: 'Taken', requestId: 'r-1' } }),
  )
  await page.getByRole('button', { name: 'Continue' }).first().click()
  const failed = page.getByRole('alertdialog', { name: 'Booking failed' })
  await expect(failed).toContainText('Taken')
  await failed.getByRole('button', { name: 'Close' }).click()
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('radio', { name: '4:15 PM' }).first()).toBeChecked()
  complaints.length = 0
})

test('what stands around a page that could not be had marks no other page as its own', async ({
  page,
  complaints,
}) => {
  const marked = page.locator(':is(header, footer) [aria-current="page"]:visible')
  await page.goto('/portfolio')
  await clientStarted(page)
  await expect(marked.first()).toHaveText('Portfolio')
  await lose(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByText('Error connect to server')).toBeVisible()
  await expect(marked.filter({ hasText: 'Portfolio' })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page).toHaveTitle(/^About/)
  await expect(marked.first()).toHaveText('About')
  complaints.length = 0
})

test('a page that the server did not answer for is asked for again by a press', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await clientStarted(page)
  await page.waitForLoadState('networkidle')
  const portfolio = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' })
  const lost = ['**/api/public/**', '**/portfolio']
  for (const address of lost) await page.route(address, (route) => route.abort())
  await portfolio.click()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).not.toHaveAttribute('aria-busy')
  await expect(page.getByText('Error connect to server')).toBeVisible()
  for (const address of lost) await page.unroute(address)
  await again.click()
  await expect(page).toHaveTitle(/^Portfolio/)
  complaints.length = 0
})
