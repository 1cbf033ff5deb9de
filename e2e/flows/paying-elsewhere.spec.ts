import type { Browser, Page } from '@playwright/test'
import { axeViolations } from '../site/axe.ts'
import { goToCheckout, heading, isBooked, open, takeButton } from '../site/by-link.ts'
import { expect, test } from '../site/console-watch.ts'
import type { Case } from '../site/entries.ts'
import { choose, goToProvider, providersPage } from '../site/pay-a-mini.ts'

// Until a payment has come the server says so.
test.use({ refusals: [402], viewport: { width: 375, height: 812 } })

/** From a link to the provider's page. */
async function goToCard(page: Page, one: Case): Promise<void> {
  await open(page, one)
  await takeButton(page, one).click()
  await goToCheckout(page)
  await page.getByRole('radio', { name: 'Card' }).check({ force: true })
  await goToProvider(page)
}

/** The provider's page where a wallet opens it, in a browser that may have begun something of its own. */
async function inOther(browser: Browser, page: Page, begin?: (other: Page) => Promise<void>): Promise<Page> {
  const other = await (await browser.newContext()).newPage()
  await begin?.(other)
  await other.goto(page.url())
  await expect(providersPage(other)).toBeVisible()
  return other
}

async function hold(page: Page, one: Case): Promise<string> {
  const at = await open(page, one)
  await takeButton(page, one).click()
  await expect(page.getByText(/^Held for you: /)).toBeVisible()
  return at
}

const cameBack = (page: Page) => page.getByText(/^You’re back from the payment page\./)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('bellows.booking'))

test('who comes back in another browser is told of the letter, before it is booked and after', async ({
  page,
  browser,
}) => {
  await goToCard(page, { entry: 'slots', trouble: 'late' })
  const other = await inOther(browser, page)
  await choose(other, 'Pay')
  await expect(cameBack(other)).toBeVisible()
  await expect(other.getByText(/^If you have paid, you don’t need to pay again\./)).toBeVisible()
  await expect(heading(other, 'Checkout')).toBeVisible()
  await expect(other).toHaveURL(/\/slots\/[^/]+\/payments\?payment=returned/)
  expect(await axeViolations(other)).toEqual([])
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.goBack()
  await isBooked(page)
  await other.reload()
  await expect(cameBack(other)).toBeVisible()
  await expect(other.getByText(/no longer free/)).toHaveCount(0)
})

test('cancelled where another time is held, that one stays', async ({ page, browser }) => {
  await goToCard(page, { entry: 'slots', trouble: 'offline' })
  const own: Case = { entry: 'slots', trouble: 'expired' }
  let at = ''
  const other = await inOther(browser, page, async (opened) => {
    at = await hold(opened, own)
  })
  await choose(other, 'Cancel and go back')
  await expect(other.getByText(/^Nothing was paid here\./)).toBeVisible()
  await expect(other.getByRole('timer')).toHaveCount(0)
  expect(await axeViolations(other)).toEqual([])
  expect(await stored(other)).toContain(at.replace('/slots/', ''))
  await other.getByRole('link', { name: 'Back to the service' }).click()
  await other.getByRole('button', { name: 'Continue booking' }).click()
  await expect(other.getByText(/^Held for you: /)).toBeVisible()
})

test('where another time of the very service is held, the visitor is not led on with that', async ({
  page,
  browser,
}) => {
  await goToCard(page, { entry: 'inquiries', trouble: 'late' })
  const other = await inOther(browser, page, async (opened) => {
    await hold(opened, { entry: 'slots', trouble: 'two-tabs' })
  })
  await choose(other, 'Pay')
  await expect(cameBack(other)).toBeVisible()
  await expect(other.getByRole('timer')).toHaveCount(0)
})

test('by a reserved link, which lost its secret on the way', async ({ page, browser }) => {
  await goToCard(page, { entry: 'reserved', trouble: 'late' })
  const other = await inOther(browser, page)
  await choose(other, 'Pay')
  await expect(cameBack(other)).toBeVisible()
  expect(await stored(other)).toBeNull()
})

test('a prepared order is known by its link: its visitor is led to what is booked', async ({
  page,
  browser,
}) => {
  await goToCard(page, { entry: 'pending', trouble: 'late' })
  const own: Case = { entry: 'slots', trouble: 'pressed-twice' }
  let at = ''
  const other = await inOther(browser, page, async (opened) => {
    at = await hold(opened, own)
  })
  await choose(other, 'Pay')
  await isBooked(other)
  await other.goto(at)
  await other.getByRole('button', { name: 'Continue booking' }).click()
  await expect(other.getByText(/^Held for you: /)).toBeVisible()
})
