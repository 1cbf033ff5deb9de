import type { Page, Request } from '@playwright/test'
import { goToCheckout } from './book-a-mini.ts'
import { expect } from './console-watch.ts'

/** The provider's own page, on a host of its own. */
export const providersPage = (page: Page) => page.getByText('Test payment: no money moves.')

/** From Checkout, or an invoice, to the provider's page. */
export async function goToProvider(page: Page, button: string | RegExp = /^Pay /): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(providersPage(page)).toBeVisible()
}

const AGAIN_AFTER = 5000

/** The page before may still send something of its own. */
const isForm = (request: Request) => request.isNavigationRequest() && request.method() === 'POST'

/** A browser may drop a press that comes before it has painted a page of another host; a visitor presses again. */
export async function choose(page: Page, outcome: string): Promise<void> {
  const button = page.getByRole('button', { name: outcome, exact: true })
  const isSent = () => page.waitForRequest(isForm, { timeout: AGAIN_AFTER })
  const press = () => button.click({ timeout: AGAIN_AFTER })
  await expect(() => Promise.all([isSent(), press()])).toPass({ timeout: 6 * AGAIN_AFTER })
}

/** From the service page to Checkout with a card chosen, and on to the provider's page. */
export async function goToCard(page: Page, time: string): Promise<void> {
  await goToCheckout(page, time)
  await goToProvider(page)
}

/** From the payments of a booking to one of them; the page that is left has buttons to pay, too. */
export async function goToInvoice(page: Page, payment: RegExp): Promise<void> {
  await page.getByRole('link', { name: payment }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeFocused()
}

export const isBooked = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()

export const orderIn = (page: Page): string => /\/shoots\/([^/?]+)/.exec(page.url())?.[1] ?? ''
