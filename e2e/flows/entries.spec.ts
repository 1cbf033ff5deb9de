import type { Page } from '@playwright/test'
import {
  confirmButton,
  goToCheckout,
  heading,
  introduce,
  isBooked,
  onward,
  open,
  radio,
  takeButton,
} from '../site/by-link.ts'
import { expect, test } from '../site/console-watch.ts'
import { ENTRY_MINIS, meeting, timeOf, type Case } from '../site/entries.ts'

/** Requests of one kind that a page sends from now on. */
function counting(page: Page, what: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET' && what.test(request.url())) count += 1
  })
  return () => count
}

const offlineWords = /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|Unable to preload/

/** The press fails and says so; the line comes back, and the same press goes on. */
const through = async (page: Page, press: () => Promise<void>) => {
  await page.context().setOffline(true)
  await press()
  await expect(page.getByText('Error connect to server').first()).toBeVisible()
  await page.context().setOffline(false)
  const failure = page.getByRole('alertdialog')
  const close = failure.getByRole('button', { name: 'Close' })
  // It goes by itself when the line is back, unless the visitor is quicker.
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 500 })
    await expect(failure).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

for (const entry of meeting('expired'))
  test(`${entry}: a hold that ended says so, and begins again at its link`, async ({ page }) => {
    const one: Case = { entry, trouble: 'expired' }
    await page.clock.install()
    const at = await open(page, one)
    await takeButton(page, one).click()
    await expect(heading(page, /^(Your information|Questionnaire)$/)).toBeVisible()
    await page.clock.fastForward('16:00')
    const dialog = page.getByRole('alertdialog', { name: 'Your in-progress booking has expired.' })
    await dialog.getByRole('button', { name: 'Start over' }).click()
    const isKept = entry === 'reserved' || entry === 'offer'
    const service = entry === 'slots' ? ENTRY_MINIS : at
    await expect(page).toHaveURL(isKept ? at : `${service}#choose-a-time`)
    await expect(dialog).toHaveCount(0)
  })

for (const entry of meeting('two-tabs'))
  test(`${entry}: two tabs of a booking end at the same Finish`, async ({ page, context }) => {
    const one: Case = { entry, trouble: 'two-tabs' }
    await open(page, one)
    await takeButton(page, one).click()
    await goToCheckout(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(confirmButton(other)).toBeVisible()
    await confirmButton(page).click()
    await isBooked(page)
    await expect(other).toHaveURL(page.url())
    await isBooked(other)
  })

for (const entry of meeting('pressed-twice'))
  test(`${entry}: pressed twice, the time is held once and booked once`, async ({ page }) => {
    const one: Case = { entry, trouble: 'pressed-twice' }
    await open(page, one)
    const holds = counting(page, /\/hold-slot$/)
    const confirms = counting(page, /\/confirm$/)
    await takeButton(page, one).dblclick()
    await goToCheckout(page)
    expect(holds()).toBe(1)
    await confirmButton(page).dblclick()
    await isBooked(page)
    expect(confirms()).toBe(1)
  })

test.describe('without a line', () => {
  test.afterEach(({ complaints }) => {
    const other = complaints.filter((text) => !offlineWords.test(text))
    complaints.splice(0, complaints.length, ...other)
  })

  for (const entry of meeting('offline'))
    test(`${entry}: each press goes on when the line is back, and nothing typed is lost`, async ({
      page,
    }) => {
      const one = { entry, trouble: 'offline' } as const
      await open(page, one)
      await page.waitForLoadState('networkidle')
      await through(page, () => takeButton(page, one).click())
      await takeButton(page, one).click()
      await expect(heading(page, /^(Your information|Questionnaire)$/)).toBeVisible()
      if (await heading(page, 'Your information').isVisible()) {
        await through(page, () => introduce(page))
        await onward(page).click()
      }
      await expect(page.getByLabel(/Who is coming/)).toBeVisible()
      await through(page, async () => {
        await page.getByLabel(/Who is coming/).fill('Anna and Ole')
        await onward(page).click()
      })
      await expect(page.getByLabel(/Who is coming/)).toHaveValue('Anna and Ole')
      await onward(page).click()
      await expect(confirmButton(page)).toBeVisible()
      await through(page, () => confirmButton(page).click())
      await confirmButton(page).click()
      await isBooked(page)
    })
})

test.describe('a time that is taken', () => {
  test.use({ refusals: [409] })

  for (const entry of ['slots', 'inquiries'] as const)
    test(`${entry}: who comes second is told, and books another`, async ({ page, browser }) => {
      const one = { entry, trouble: 'taken' } as const
      await open(page, one)
      const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
      await other.goto(ENTRY_MINIS)
      await radio(other, timeOf(one)).check({ force: true })
      await onward(other).click()
      await expect(heading(other, 'Your information')).toBeVisible()
      await takeButton(page, one).click()
      const dialog = page.getByRole('dialog', { name: 'Choose a date/time' })
      await expect(dialog).toContainText('has just been booked by someone else.')
      await dialog.getByRole('radio', { name: new RegExp(`^${timeOf(one, 1)}`) }).check({ force: true })
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await goToCheckout(page)
      await confirmButton(page).click()
      await isBooked(page)
      await other.context().close()
    })

  for (const entry of ['reserved', 'offer', 'pending'] as const)
    test(`${entry}: nobody else can take its time`, async ({ page }) => {
      const one = { entry, trouble: 'taken' } as const
      await page.goto(ENTRY_MINIS)
      await expect(radio(page, timeOf(one))).toBeDisabled()
    })
})

/** The newer wish is held; then the older one, whose answer never came, reaches the server after all. */
for (const entry of ['slots', 'inquiries'] as const)
  test.describe('a wish that was long on its way', () => {
    test.use({ refusals: [409] })

    test(`${entry}: its hold never takes the newer one’s place`, async ({ page, complaints }) => {
      const one = { entry, trouble: 'late' } as const
      const lost: { url: string; body: string; token: string }[] = []
      await page.route('**/hold-slot', async (route) => {
        if (lost.length > 0) return route.continue()
        const request = route.request()
        const headers = await request.allHeaders()
        lost.push({
          url: request.url(),
          body: request.postData() ?? '',
          token: headers['x-hold-token'] ?? '',
        })
        return route.abort()
      })
      await open(page, one)
      await takeButton(page, one).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
      await page.goto(ENTRY_MINIS)
      await radio(page, timeOf(one, 1)).check({ force: true })
      await onward(page).click()
      await expect(heading(page, 'Your information')).toBeVisible()
      const status = await page.evaluate(async ([sent]) => {
        const headers = { 'Content-Type': 'application/json', 'X-Hold-Token': sent?.token ?? '' }
        const answer = await fetch(sent?.url ?? '', { method: 'PATCH', headers, body: sent?.body ?? '' })
        return answer.status
      }, lost)
      expect(status).toBe(409)
      await goToCheckout(page)
      await confirmButton(page).click()
      await isBooked(page)
      await expect(page.getByText(timeOf(one, 1)).first()).toBeVisible()
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !offlineWords.test(text)))
    })
  })
