import type { Browser, Page } from '@playwright/test'
import { customer, holdTime } from '../site/book-a-mini.ts'
import { followSteps } from '../site/book-in-full.ts'
import { expect, test } from '../site/console-watch.ts'
import {
  chooseDay,
  chooseStart,
  chosenStart,
  hearNoNews,
  holdStart,
  minutesTaken,
  nameOf,
  startNamed,
  starts,
  timeIn,
} from '../site/full-session.ts'
import { nowAt } from '../site/now-at.ts'
import { studioOf, urlOf } from '../site/studios.ts'
import { heading } from '../site/landmarks.ts'

const FAMILY = '/services/family'
const booked = (page: Page) => heading(page, 'You’re booked, Anna')
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()
const packageNamed = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** An instant as calendar files write it. */
const stamp = (instant: string) => instant.replaceAll(/[-:]|\.000/g, '')

/** A browser of somebody else, at the same service. */
async function somebodyElse(browser: Browser, choose: (page: Page) => Promise<unknown>): Promise<Page> {
  const context = await browser.newContext({ baseURL: urlOf(studioOf(import.meta.filename)) })
  const other = await context.newPage()
  await other.goto(FAMILY)
  await choose(other)
  return other
}

/** A day on which no other test holds a time, so that two starts an hour apart are free. */
const chooseFirstDay = (page: Page) => chooseDay(page, (free) => free.first())

/** Takes a package, and leads on to what comes after it. */
async function choosePackage(page: Page, name: string): Promise<void> {
  await packageNamed(page, name).check({ force: true })
  await goOn(page)
  await expect(heading(page, 'Select add-ons')).toBeFocused()
}

// A time that is another's is refused, which the browser prints.
test.use({ refusals: [409] })

test('a day and a start are chosen, another took it meanwhile, the nearest is booked, and moved', async ({
  page,
  browser,
}) => {
  await page.goto(FAMILY)
  await chooseDay(page)
  const hearNews = await hearNoNews(page)
  const wanted = await nameOf(starts(page).nth(1))
  const other = await somebodyElse(browser, chooseDay)
  await holdStart(other, wanted)

  await startNamed(page, wanted).check({ force: true })
  await expect(page.getByText(`${wanted} is no longer free. The nearest:`)).toBeVisible()
  await expect(startNamed(page, wanted)).toBeDisabled()
  await hearNews()
  const nearest = page.getByRole('status').getByRole('button').last()
  const free = timeIn(await nearest.textContent())
  await nearest.click()
  const start = await holdStart(page, free)
  await other.context().close()

  expect(await minutesTaken(page, start)).toBe(75)
  await choosePackage(page, 'Garden')
  expect(await minutesTaken(page, start)).toBe(45)
  const { finish } = await followSteps(page)
  await expect(booked(page)).toBeFocused()
  expect(await minutesTaken(page, start)).toBe(45)

  await page.getByRole('link', { name: 'Move the date' }).click()
  await expect(heading(page, 'Select date')).toBeVisible()
  await expect(page.getByText(nowAt(free))).toBeVisible()
  await chooseDay(page)
  await starts(page).first().check({ force: true })
  const next = await chosenStart(page)
  await page.getByRole('button', { name: /^Move to / }).click()
  await expect(booked(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${finish}$`))
  await expect(page.locator(`time[datetime="${next}"]`).first()).toBeVisible()
  expect([await minutesTaken(page, start), await minutesTaken(page, next)]).toEqual([0, 45])

  // Another service offers none of what was chosen for this one.
  const holds = page.waitForResponse(/\/hold-slot$/)
  await holdTime(page, '3:25 PM')
  const hold = await holds
  expect(hold.status()).toBe(200)
  expect(hold.request().postDataJSON()).not.toHaveProperty('packageId')
})

test('who starts over finds the own start free, and everybody else does', async ({ page, browser }) => {
  await page.goto(FAMILY)
  const day = await chooseDay(page)
  const name = await nameOf(starts(page).first())
  const start = await holdStart(page, name)
  await page.goto(FAMILY)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => minutesTaken(page, start)).toBe(0)
  // The calendar stands where the time was that was given up.
  await page.getByRole('button', { name: day }).click()
  const other = await somebodyElse(browser, chooseDay)
  await expect(startNamed(other, name)).toBeEnabled()
  await other.context().close()
  expect(await holdStart(page, name)).toBe(start)
})

test('a start that another takes before it is held is told in a dialog, where another one is chosen', async ({
  page,
  browser,
}) => {
  await page.goto(FAMILY)
  await chooseDay(page)
  const hearNews = await hearNoNews(page)
  const wanted = await nameOf(starts(page).first())
  const start = await chooseStart(page, wanted)
  const other = await somebodyElse(browser, chooseDay)
  expect(await holdStart(other, wanted)).toBe(start)
  await goOn(page)
  const dialog = page.getByRole('dialog', { name: 'Choose a date/time' })
  await expect(dialog).toContainText(`This slot (${wanted} on`)
  await expect(dialog).toContainText('has just been booked by someone else.')
  await hearNews()
  await chooseDay(dialog)
  const own = await chooseStart(dialog, await nameOf(starts(dialog).first()))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Select package')).toBeFocused()
  expect([await minutesTaken(page, start), await minutesTaken(page, own)]).toEqual([75, 75])
  await other.context().close()
  await followSteps(page)
  await expect(booked(page)).toBeFocused()
})

test.describe('a choice that the server refuses', () => {
  test.use({ refusals: [422] })

  test('a longer package that fits no more is refused, and the time and what was typed stay', async ({
    page,
    browser,
  }) => {
    await page.goto(FAMILY)
    await chooseFirstDay(page)
    const [name, later] = await Promise.all([nameOf(starts(page).first()), nameOf(starts(page).nth(2))])
    const start = await holdStart(page, name)
    await choosePackage(page, 'Garden')
    await page.getByRole('checkbox').first().check({ force: true })
    const addon = (await page.getByRole('checkbox').first().getAttribute('name')) ?? ''
    await goOn(page)
    await expect(heading(page, 'Your information')).toBeFocused()
    await page.getByLabel('First and last name').fill(customer.name)
    await page.getByLabel('E-mail').fill('anna@elsewhere.example')
    await page.goBack()
    await expect(heading(page, 'Select add-ons')).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'Select package')).toBeFocused()

    const other = await somebodyElse(browser, chooseFirstDay)
    await holdStart(other, later)
    await packageNamed(page, 'Golden').check({ force: true })
    const failed = page.getByRole('alertdialog', { name: 'Booking failed' })
    await expect(failed).toContainText('This package takes longer than your time is free.')
    await failed.getByRole('button', { name: 'Close' }).click()
    await expect(packageNamed(page, 'Garden')).toBeChecked()
    await other.context().close()
    await goOn(page)
    await expect(page.locator(`input[name="${addon}"]`)).toBeChecked()
    await goOn(page)
    await expect(heading(page, 'Your information')).toBeFocused()
    await expect(page.getByLabel('First and last name')).toHaveValue(customer.name)
    await expect(page.getByLabel('E-mail')).toHaveValue('anna@elsewhere.example')
    await followSteps(page)
    await expect(booked(page)).toBeFocused()
    expect(await minutesTaken(page, start)).toBe(45)
  })
})

test('of a combination the first shoot is booked, and the date of the second chosen from Finish', async ({
  page,
}) => {
  await page.goto('/services/wedding-and-engagement')
  await chooseDay(page)
  const first = await holdStart(page, await nameOf(starts(page).first()))
  const { finish } = await followSteps(page)
  const shoots = page.locator('section', { has: page.getByRole('heading', { name: 'Your shoots' }) }).last()
  await expect(shoots.getByRole('listitem').last()).toContainText('The date is open.')
  await shoots.getByRole('link', { name: 'Next: choose the date of shoot 2' }).click()
  await expect(heading(page, 'Select date')).toBeVisible()
  await expect(page.getByRole('main').getByText('Wedding day', { exact: true })).toBeVisible()
  await chooseDay(page)
  await starts(page).first().check({ force: true })
  const second = await chosenStart(page)
  await page.getByRole('button', { name: /^Choose / }).click()
  await expect(booked(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${finish}$`))
  for (const start of [first, second]) await expect(shoots.locator(`time[datetime="${start}"]`)).toBeVisible()
  await expect(shoots.getByRole('link', { name: 'Move the date' })).toBeVisible()
  expect(await minutesTaken(page, second)).toBe(480)

  const link = await page.getByRole('link', { name: 'Download .ics' }).getAttribute('href')
  const served = await page.evaluate(
    async (path) => (await fetch(path)).text(),
    `/api/public/orders${finish.replace('/shoots', '')}/calendar.ics`,
  )
  for (const file of [decodeURIComponent(link ?? ''), served]) {
    const found = Array.from(file.matchAll(/DTSTART:(\S+)/g), ([, at]) => at)
    expect(found).toEqual([stamp(first), stamp(second)])
  }
})
