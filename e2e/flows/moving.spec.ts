import type { Page } from '@playwright/test'
import { holdsEverywhere } from '../site/axe.ts'
import { expect, test } from '../site/console-watch.ts'
import { ENTRY_MINIS, secretOf, timeOf, type Case } from '../site/entries.ts'
import { nowAt } from '../site/now-at.ts'
import { heading } from '../site/landmarks.ts'

const is = (trouble: Case['trouble']): Case => ({ entry: 'select-date', trouble })
const radio = (page: Page, time: string) => page.getByRole('radio', { name: new RegExp(`^${time}`) })
const move = (page: Page) => page.getByRole('button', { name: /^Move to / })

/** Opens the link of a booking, and chooses the other time that belongs to it. */
async function choose(page: Page, one: Case): Promise<void> {
  await page.goto(`/select-date/${secretOf(one)}`)
  await expect(page.getByText(nowAt(timeOf(one)))).toBeVisible()
  await radio(page, timeOf(one, 1)).check({ force: true })
  await expect(move(page)).toBeVisible()
}

const hasMoved = async (page: Page, one: Case) => {
  await expect(heading(page, 'You’re booked, Anna')).toBeVisible()
  await expect(page.getByText(timeOf(one, 1)).first()).toBeVisible()
}

test('a date is moved once, however often it is pressed; the old time is free again', async ({ page }) => {
  const one = is('pressed-twice')
  await choose(page, one)
  await holdsEverywhere(page)
  let moves = 0
  page.on('request', (request) => (moves += Number(request.method() === 'PATCH')))
  await move(page).dblclick()
  await hasMoved(page, one)
  expect(moves).toBe(1)
  await page.goto(ENTRY_MINIS)
  await expect(radio(page, timeOf(one))).toBeEnabled()
})

test('two tabs: what one has moved, the other shows', async ({ page, context }) => {
  const one = is('two-tabs')
  await choose(page, one)
  const other = await context.newPage()
  await choose(other, one)
  await move(page).click()
  await hasMoved(page, one)
  await other.reload()
  await expect(other.getByText(nowAt(timeOf(one, 1)))).toBeVisible()
})

test.describe('refused', () => {
  test.use({ refusals: [409] })

  test('a time that another took meanwhile is said, and the old one stays', async ({ page, browser }) => {
    const one = is('taken')
    await choose(page, one)
    const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
    await other.goto(ENTRY_MINIS)
    await radio(other, timeOf(one, 1)).check({ force: true })
    await other.getByRole('button', { name: 'Continue' }).first().click()
    await expect(heading(other, 'Your information')).toBeVisible()
    await move(page).click()
    await expect(page.getByText('That time is no longer free. Please choose another.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(nowAt(timeOf(one)))).toBeVisible()
    await other.context().close()
  })
})

test.describe('without a line', () => {
  test('the same press moves the date when it is back', async ({ page, context }) => {
    const one = is('offline')
    await choose(page, one)
    await context.setOffline(true)
    await move(page).click()
    await expect(page.getByText('Error connect to server')).toBeVisible()
    await context.setOffline(false)
    await move(page).click()
    await hasMoved(page, one)
  })
})
