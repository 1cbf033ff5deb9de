import {
  confirm,
  goToCheckout,
  goToInformation,
  goToQuestionnaire,
  holdTime,
  SERVICE,
} from '../site/book-a-mini.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../site/console-watch.ts'
import { shown } from '../site/shown.ts'

const WENT_ON = 'This booking went on in another tab.'

test('what one tab has booked, the other says, with the way to it', async ({ page, context }) => {
  await goToCheckout(page, '9:00 AM')
  const [checkout, service] = [await context.newPage(), await context.newPage()]
  await checkout.goto(page.url())
  await expect(checkout.getByRole('button', { name: 'Confirm booking' })).toBeVisible()
  await service.goto(SERVICE)
  await expect(service.getByRole('button', { name: 'Continue booking' })).toBeVisible()
  const order = await confirm(page)
  await expect(checkout).toHaveURL(new RegExp(`/shoots/${order}`))
  await expect(checkout.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()
  await expect(shown(checkout, WENT_ON)).toBeVisible()
  await expect(page.getByText(WENT_ON)).toHaveCount(0)
  await expect(shown(service, /^You’re booked: .*9:00\sAM/)).toBeVisible()
  await service.getByRole('link', { name: 'See your booking' }).click()
  await expect(service.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('bellows.booking') ?? '{}'))
  expect(kept).toMatchObject({ status: 'BOOKED', slot: { status: 'BOOKED' }, customer: null })
})

test('a tab follows where another starts over with another time', async ({ page, context }) => {
  await holdTime(page, '11:05 AM')
  const other = await context.newPage()
  await other.goto(SERVICE)
  await other.getByRole('button', { name: 'Start over' }).click()
  await other.getByRole('radio', { name: '9:50 AM' }).first().check({ force: true })
  await other.getByRole('button', { name: 'Continue' }).first().click()
  await expect(other).toHaveURL(/select-package$/)
  await expect(page).toHaveURL(`${SERVICE}#time-gone`)
  await expect(page.getByText(/You’re holding .*9:50 AM/)).toBeVisible()
})

test('a tab whose step another leads away from says so where it lands', async ({ page, context }) => {
  await goToQuestionnaire(page, '4:40 PM')
  const other = await context.newPage()
  await other.goto(`${SERVICE}/select-package`)
  await other.getByRole('radio', { name: /^Mini Plus/ }).check({ force: true })
  await expect(page).toHaveURL(/your-information$/)
  await expect(shown(page, WENT_ON)).toBeVisible()
  await expect(other.getByText(WENT_ON)).toHaveCount(0)
})

test('Continue booking leads to the step that was left', async ({ page }) => {
  await goToInformation(page, '11:40 AM')
  await page.goto(SERVICE)
  await page.getByRole('button', { name: 'Continue booking' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your information' })).toBeFocused()
})

test('Start over on the service page gives the time back and leads to the times', async ({ page }) => {
  await holdTime(page, '3:00 PM')
  await page.goto(SERVICE)
  const times = page.getByRole('heading', { name: 'Choose a time' })
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(times).toBeFocused()
  await expect(times).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: 'You gave this time back.' })).toHaveCount(1)
})

const mini = /^Mini(?! Plus)/
const isChosen = (tab: Page, name: RegExp) => expect(tab.getByRole('radio', { name })).toBeChecked()
const total = (tab: Page) => tab.getByRole('complementary').getByText(/^\$\d/).last()

test('what one tab chooses, the other shows, and goes on with', async ({ page, context }) => {
  await holdTime(page, '3:25 PM')
  await page.getByRole('radio', { name: mini }).check({ force: true })
  await expect(total(page)).toHaveText('$189.98')
  const other = await context.newPage()
  await other.goto(page.url())
  await isChosen(other, mini)
  await other.getByRole('radio', { name: /^Mini Plus/ }).check({ force: true })
  await expect(total(other)).not.toHaveText('$189.98')
  const dearer = await total(other).textContent()
  await isChosen(page, /^Mini Plus/)
  await expect(total(page)).toHaveText(dearer ?? '')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await other.getByRole('button', { name: /^Continue/ }).click()
  await other.getByRole('checkbox').first().check({ force: true })
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(total(page)).not.toHaveText(dearer ?? '')
  expect(await total(page).textContent()).toBe(await total(other).textContent())
})
