import type { Page } from '@playwright/test'
import { holdTime, SERVICE } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { stuckParts } from '../site/walk.ts'
import { seesFocus, tabInSight } from '../site/focus.ts'

const firstFree = (page: Page) => page.locator('[data-booking-way] input[type="radio"]:enabled').first()
const onward = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

for (const [width, height] of [
  [375, 667],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } })

    test('the chosen time and the way on stay in sight while the times are', async ({ page }) => {
      await page.goto(SERVICE)
      await firstFree(page).check({ force: true })
      await expect(onward(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(/9:00\sAM\sC[SD]T, 20\sminutes/)).toBeInViewport({ ratio: 1 })
    })
  })
}

test('who inquires about a paused service arrives at the form, with it chosen there', async ({ page }) => {
  await page.goto('/services/film-portraits')
  await page.getByRole('link', { name: 'Inquire now' }).first().click()
  await expect(page).toHaveURL('/contact?service=film-portraits#inquiry')
  await expect(page.locator('#inquiry')).toBeFocused()
  await expect(page.locator('#inquiry')).toBeInViewport()
  await page.locator('form select').first().focus()
  await expect(page.locator('form select option:checked').first()).toHaveText('Film portraits')
})

test('the next free time is a press away', async ({ page }) => {
  await page.goto(SERVICE)
  await page.getByRole('button', { name: /^Next free time: / }).click()
  await expect(firstFree(page)).toBeChecked()
  await expect(firstFree(page)).toBeFocused()
  await expect(firstFree(page)).toBeInViewport()
})

const dateAt = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent ?? '')

/** The dates that Tab stops at, from where the focus is on. */
async function datesPassed(page: Page): Promise<string[]> {
  const dates: string[] = []
  for (let date = await dateAt(page); date !== ''; date = await dateAt(page)) {
    dates.push(date)
    await page.keyboard.press('Tab')
  }
  return dates
}

test('each date is one stop of the Tab key: asleep, woken under the focus, and a tick later', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/booking-panel*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.goto(SERVICE)
  const all = await page.locator('[data-booking-way] legend').allTextContents()
  await firstFree(page).focus()
  expect(await datesPassed(page)).toEqual(all)
  await firstFree(page).focus()
  release()
  await expect(page.locator('[data-booking-panel]:not([data-wait])')).toBeAttached()
  expect(await datesPassed(page)).toEqual(all)
  await firstFree(page).focus()
  await page.clock.fastForward(2000)
  expect(await datesPassed(page)).toEqual(all)
})

/** What is written into the times while five seconds pass. */
async function writtenInSeconds(page: Page): Promise<readonly string[]> {
  const written = await page.locator('[data-booking-way]').evaluateHandle((way) => {
    const seen: string[] = []
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver((changes) => seen.push(...changes.map(({ type }) => type))).observe(way, all)
    return seen
  })
  await page.clock.runFor(5000)
  return written.jsonValue()
}

test('while nothing changes, seconds write nothing into the times', async ({ page }) => {
  await page.clock.install()
  await page.goto(SERVICE)
  await firstFree(page).focus()
  await expect(page.locator('[data-booking-panel]:not([data-wait])')).toBeAttached()
  // Other visitors hold times of this service meanwhile: an answer that says so would rightly be written.
  await page.route('**/service-dates*', () => undefined)
  // What was asked before the panel woke may still be answered; seconds that wrote would do so in every five.
  await expect(async () => expect(await writtenInSeconds(page)).toEqual([])).toPass()
})

test('arrows move within a date, and the chosen time is its stop', async ({ page }) => {
  await page.goto(SERVICE)
  await firstFree(page).focus()
  await expect(page.locator('[data-booking-panel]:not([data-wait])')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  const second = page.locator('[data-booking-way] input[type="radio"]:enabled').nth(1)
  await expect(second).toBeChecked()
  await expect(second).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(second).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(firstFree(page)).toBeFocused()
})

for (const [width, height] of [
  [375, 667],
  [1440, 900],
] as const)
  test(`at ${width} whoever declines a dearer time, twice, is back at it, in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(SERVICE)
    await clientStarted(page)
    const dear = page.getByRole('radio', { name: /^6:10 PM/ }).first()
    await dear.focus()
    await page.keyboard.press('Space')
    for (let times = 0; times < 2; times += 1) {
      await tabInSight(page, onward(page))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'This time costs a little more' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dear).toBeFocused()
      await seesFocus(page)
      await expect(dear).toBeInViewport({ ratio: 1 })
    }
  })

test.describe('with the time taken', () => {
  test.use({ refusals: [409] })

  test('in the long dialog that says so the Tab key comes round to Close, in sight', async ({ page }) => {
    await page.route('**/hold-slot', (route) =>
      route.fulfill({ status: 409, json: { error: 'slot_taken', message: 'Taken', requestId: 'r-1' } }),
    )
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto(SERVICE)
    await firstFree(page).check({ force: true })
    await onward(page).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a date/time' })
    await expect(dialog).toBeVisible()
    await tabInSight(page, dialog.locator('button, a').last())
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await seesFocus(page)
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('the card has no empty half, and the time left stands on one line', async ({ page }) => {
    await page.goto(SERVICE)
    const [card, dates] = await Promise.all([
      page.locator('[data-card]').boundingBox(),
      page.locator('[data-booking-way] form').boundingBox(),
    ])
    expect(dates?.width ?? 0).toBeGreaterThan((card?.width ?? 0) * 0.9)
    await page.getByRole('radio', { name: '3:25 PM' }).first().check({ force: true })
    await onward(page).click()
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText('Held for you: 15 minutes left')
    const lines = await timer.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  })
})

test.describe('at four times the size', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('no bar stands in the way of reading', async ({ page }) => {
    await page.goto(SERVICE)
    await firstFree(page).scrollIntoViewIfNeeded()
    await expect(onward(page)).not.toBeInViewport()
    for (const path of [SERVICE, '/services/headshots', '/', '/contact']) {
      await page.goto(path)
      await clientStarted(page)
      await expect(async () => {
        await page.mouse.wheel(0, 200)
        await expect(page.locator('header')).not.toBeInViewport({ timeout: 1000 })
      }).toPass()
      expect(await stuckParts(page), path).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, path).toBeLessThanOrEqual(320)
    }
  })
})

test('who starts over finds the own time free', async ({ page }) => {
  await holdTime(page, '5:05 PM')
  await page.goto(SERVICE)
  await page.getByRole('button', { name: 'Start over' }).click()
  const own = page.getByRole('radio', { name: /^5:05 PM/ }).first()
  await expect(own).toBeEnabled()
  await own.check({ force: true })
  await onward(page).click()
  await expect(page).toHaveURL(/select-package$/)
})

test('who finds every time booked joins the list', async ({ page }) => {
  await page.goto('/services/lakeside-dusk-minis')
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join the waitlist' })
  await dialog.getByLabel('Name').fill('Anna Berg')
  await dialog.getByLabel('E-mail').fill('anna@example.com')
  await dialog.getByLabel('Phone').fill('+1 618 555 0199')
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('dialog', { name: 'You’re on the list' })).toContainText('anna@example.com')
})
