import type { Page } from '@playwright/test'
import { axeViolations } from '../site/axe.ts'
import { goToCheckout } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'
import {
  choose,
  goToCard,
  goToInvoice,
  goToProvider,
  isBooked,
  orderIn,
  providersPage,
} from '../site/pay-a-mini.ts'

// Until a payment has come the server says so.
test.use({ refusals: [402] })

test('a card is paid on the provider’s page, and the booking stands; the rest is paid later, one and then all', async ({
  page,
}) => {
  await goToCheckout(page, '9:00 AM')
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked()
  expect(await axeViolations(page)).toEqual([])
  await goToProvider(page)
  expect(await axeViolations(page)).toEqual([])
  await choose(page, 'Pay')
  await isBooked(page)
  const order = orderIn(page)
  await page.goto(`/shoots/${order}/payments`)
  await expect(page.getByRole('button', { name: /^Pay all: / })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await goToInvoice(page, /^Pay ?: Before your session/)
  expect(await axeViolations(page)).toEqual([])
  await goToProvider(page)
  await choose(page, 'Pay')
  await expect(page.getByText('Paid. Thank you.')).toBeVisible()
  await expect(page).toHaveURL(/\/payments\/[\w-]+$/)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'See all payments' }).click()
  await goToInvoice(page, /^Pay ?: On the day/)
  await goToProvider(page)
  await choose(page, 'Pay')
  await page.getByRole('link', { name: 'See all payments' }).click()
  await expect(page.getByText('Everything is paid. Thank you.')).toBeVisible()
})

test('all that is open is paid one after the other', async ({ page }) => {
  await goToCard(page, '11:05 AM')
  await choose(page, 'Pay')
  await isBooked(page)
  await page.goto(`/shoots/${orderIn(page)}/payments`)
  await goToProvider(page, /^Pay all: /)
  await choose(page, 'Pay')
  await expect(page).toHaveURL(/\/pay\//)
  await expect(providersPage(page)).toBeVisible()
  await choose(page, 'Pay')
  await expect(page.getByText('Everything is paid. Thank you.')).toBeVisible()
  await expect(page).toHaveURL(/\/payments$/)
})

test('of all that is open the second is cancelled: what was charged before it is not denied', async ({
  page,
}) => {
  await goToCard(page, '10:15 AM')
  await choose(page, 'Pay')
  await isBooked(page)
  await page.goto(`/shoots/${orderIn(page)}/payments`)
  await goToProvider(page, /^Pay all: /)
  await choose(page, 'Pay')
  await expect(page).toHaveURL(/\/pay\//)
  await expect(providersPage(page)).toBeVisible()
  await choose(page, 'Cancel and go back')
  await expect(page.getByRole('group', { name: 'Payment cancelled. It was not charged.' })).toBeFocused()
  await expect(page.getByText('Nothing was charged')).toHaveCount(0)
})

test('declined, the visitor is told so, and pays with another card', async ({ page }) => {
  await goToCard(page, '9:50 AM')
  await choose(page, 'Let the card be declined')
  await expect(page.getByText('The card was declined.')).toBeVisible()
  await choose(page, 'Cancel and go back')
  await expect(page.getByText(/^Your bank declined the card\..*at least 5 minutes\.$/)).toBeVisible()
  await expect(page).toHaveURL(/\/payments$/)
  expect(await axeViolations(page)).toEqual([])
  await goToProvider(page)
  await choose(page, 'Pay')
  await isBooked(page)
})

test('cancelled there, the visitor may pay the studio directly instead', async ({ page }) => {
  await goToCard(page, '11:40 AM')
  await choose(page, 'Cancel and go back')
  await expect(page.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked()
  await expect(page.getByText('Payment cancelled. Nothing was charged.')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Pay the studio directly' }).check({ force: true })
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await isBooked(page)
})

test('money that comes late is waited for, through a reload', async ({ page }) => {
  await goToCard(page, '4:15 PM')
  await choose(page, 'Pay, and let the money come half a minute late')
  await expect(page.locator('p', { hasText: 'Checking your payment…' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Checking your payment…' })).toHaveCount(1)
  await page.reload()
  await expect(page.locator('p', { hasText: 'Checking your payment…' })).toBeVisible()
  await expect(
    page.locator('p', { hasText: 'Still checking. You can leave; we’ll write to you.' }),
  ).toBeVisible({
    timeout: 30_000,
  })
  expect(await axeViolations(page)).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible({
    timeout: 30_000,
  })
})

test('two presses, Back and another tab lead to one payment', async ({ page, context }) => {
  await goToCheckout(page, '3:00 PM')
  const checkout = page.url()
  await page.getByRole('button', { name: /^Pay / }).dblclick()
  await expect(providersPage(page)).toBeVisible()
  const paid = page.url()
  await page.goBack()
  await expect(page.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
  await goToProvider(page)
  expect(page.url()).toBe(paid)
  const other = await context.newPage()
  await other.goto(checkout)
  await goToProvider(other)
  expect(other.url()).toBe(paid)
  await choose(page, 'Pay')
  await isBooked(page)
  await other.goto(checkout)
  await isBooked(other)
})

test('a press without a line says so, and the same one pays when it is back', async ({ page }) => {
  await goToCheckout(page, '3:50 PM')
  const pay = page.getByRole('button', { name: /^Pay / })
  await expect(pay).toBeVisible()
  await page.context().setOffline(true)
  await pay.click()
  await expect(page.getByText('Error connect to server')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked()
  await page.context().setOffline(false)
  await goToProvider(page)
  await choose(page, 'Pay')
  await isBooked(page)
})

/** What is of no use on paper. */
const isForPaper = async (page: Page) => {
  for (const role of ['button', 'timer', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
}

test('the receipt of an invoice goes on paper, without what only a screen needs', async ({ page }) => {
  await goToCard(page, '4:40 PM')
  await choose(page, 'Pay')
  await isBooked(page)
  await page.goto(`/shoots/${orderIn(page)}/payments`)
  await goToInvoice(page, /^Pay ?: Before your session/)
  await goToProvider(page)
  await choose(page, 'Pay')
  await expect(page.getByText('Paid. Thank you.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible()
  await expect(page.getByText('Paid. Thank you.')).toBeVisible()
  await expect(page.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible()
  await isForPaper(page)
})

test('by keys alone', async ({ page }) => {
  await goToCheckout(page, '3:25 PM')
  await page.getByRole('radio', { name: 'Card' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Confirm booking' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  const pay = page.getByRole('button', { name: /^Pay / })
  for (let press = 0; press < 10; press += 1) {
    if (await pay.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(pay).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(providersPage(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await isBooked(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('it is the same, and nothing is wider than the window', async ({ page }) => {
    await goToCheckout(page, '5:05 PM')
    expect(await axeViolations(page)).toEqual([])
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(375)
    await goToProvider(page)
    expect(await width()).toBe(375)
    await choose(page, 'Let the card be declined')
    await choose(page, 'Pay')
    await isBooked(page)
    await page.goto(`/shoots/${orderIn(page)}/payments`)
    await expect(page.getByRole('button', { name: /^Pay all: / })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await width()).toBe(375)
  })
})
