import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { RunningSite } from '../../scripts/site-server.ts'
import { testPort } from '../../scripts/test-port.ts'
import { runScratchStudio } from '../scratch-studio.ts'
import {
  confirmButton,
  goToCheckout,
  goToQuestions,
  heading,
  isBooked,
  onward,
  open,
  radio,
  takeButton,
} from '../site/by-link.ts'
import { expect, test } from '../site/console-watch.ts'
import { ENTRY_MINIS, entryPeople, entryService, meeting, timeOf, type Case } from '../site/entries.ts'
import { choose, providersPage } from '../site/pay-a-mini.ts'

/** A server whose clock these tests move, and with it every hold’s end; so they come one after the other. */
test.describe.configure({ mode: 'serial' })

const NAME = 'hold-clock'
const port = testPort(3260)
const root = path.resolve(import.meta.dirname, '../..')
const clockFile = path.join(root, '.data', `${NAME}.minutes`)
const preload = path.join(root, 'packages/server/test/faults/wrong-clock.ts')
const SECONDS = 60
const EXTENSIONS = 10

test.use({ baseURL: `http://localhost:${port}` })

let site: RunningSite | null = null
let ahead = 0

test.beforeAll(async () => {
  mkdirSync(path.dirname(clockFile), { recursive: true })
  writeFileSync(clockFile, '0')
  site = await runScratchStudio({
    name: NAME,
    port,
    pages: { contact: { title: 'Contact', blocks: [] } },
    services: { 'entry-minis': entryService },
    people: entryPeople,
    own: {
      bookingAvailability: { minimumNotice: 120, startIncrement: 30, maxHoldExtensions: EXTENSIONS },
      payments: {
        feeCollection: 'COLLECT_FEES_ONLINE',
        methods: [{ method: 'STRIPE' }, { method: 'OUTSIDE' }],
        instructions: 'By bank transfer.',
      },
    },
    env: {
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import file://${preload}`,
      LIVE_HOLDS_PER_ADDRESS: '1000',
      BOOKINGS_PER_HOUR: '1000',
      PAYMENTS_PER_HOUR: '1000',
      SCRIPTED_PAYMENTS: NAME,
    },
  })
})
test.afterAll(() => site?.stop())

/** Time goes on, on the server as in the browser. */
async function pass(page: Page, seconds: number): Promise<void> {
  ahead += seconds / SECONDS
  writeFileSync(clockFile, String(ahead))
  await page.clock.fastForward(seconds * 1000)
}

const prompt = (page: Page) => page.getByRole('alertdialog', { name: 'Session about to expire' })
const expired = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Your in-progress booking has expired.' })
const QUARTER = 15 * SECONDS

/** Opens a link with a clock that can be moved, and takes its time. */
async function take(page: Page, one: Case): Promise<void> {
  await page.clock.install()
  await open(page, one)
  await takeButton(page, one).click()
  await expect(heading(page, /^(Your information|Questionnaire)$/)).toBeVisible()
}

for (const entry of meeting('two-tabs'))
  test(`${entry}: a minute before the end more time is asked for, given, and enough to book`, async ({
    page,
  }) => {
    await take(page, { entry, trouble: 'two-tabs' })
    await pass(page, QUARTER - 55)
    await prompt(page).getByRole('button', { name: 'Yes! I need more time' }).click()
    await expect(prompt(page)).toHaveCount(0)
    await expect(page.getByRole('timer').first()).toHaveText('Held for you: 16 minutes left')
    await pass(page, 2 * SECONDS)
    await goToCheckout(page)
    await confirmButton(page).click()
    await isBooked(page)
  })

/** Every text that the polite region has been given. */
async function spokenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const listen = () => {
      for (const { textContent } of document.querySelectorAll('[role="status"][aria-live="polite"]'))
        if (textContent && heard.at(-1) !== textContent) heard.push(textContent)
    }
    new MutationObserver(listen).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
}

test('what is left is spoken at five minutes and at two, once each', async ({ page }) => {
  await take(page, { entry: 'slots', trouble: 'late' })
  const spoken = await spokenTo(page)
  await pass(page, 10 * SECONDS + 1)
  await expect.poll(spoken).toEqual(['5 minutes left to finish this booking.'])
  await pass(page, 30)
  await expect(page.getByRole('timer').first()).toHaveText('Held for you: 5 minutes left')
  expect(await spoken()).toHaveLength(1)
  await pass(page, 150)
  await expect
    .poll(spoken)
    .toEqual(['5 minutes left to finish this booking.', '2 minutes left to finish this booking.'])
})

/** What the browser's own accessibility tree has of live regions: those of an inert page are not in it. */
async function heardOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const texts = new Map(nodes.map(({ nodeId, name }) => [nodeId, String(name?.value ?? '')]))
  return nodes
    .filter(({ ignored, role }) => !ignored && (role?.value === 'status' || role?.value === 'alert'))
    .map(({ childIds = [] }) => childIds.map((id) => texts.get(id)).join(''))
}

test('with the summary open they are heard in it, once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await take(page, { entry: 'reserved', trouble: 'late' })
  await page.getByRole('button', { name: 'Details' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your booking' })
  await expect(sheet.getByRole('status')).toBeEmpty()
  const spoken = await spokenTo(page)
  await pass(page, 10 * SECONDS + 1)
  await expect.poll(spoken).toEqual(['5 minutes left to finish this booking.'])
  expect(await heardOf(page)).toEqual(['5 minutes left to finish this booking.'])
})

test.describe('an end in the middle of it', () => {
  // What is being saved as the hold ends is refused.
  test.use({ refusals: [409] })

  for (const entry of meeting('expired'))
    test(`${entry}: what ended begins again at its link, with what was typed`, async ({ page }) => {
      const one = { entry, trouble: 'expired' } as const
      await take(page, one)
      await goToQuestions(page)
      await pass(page, QUARTER + 1)
      await expired(page).getByRole('button', { name: 'Start over' }).click()
      await expect(expired(page)).toHaveCount(0)
      const time = radio(page, timeOf(one))
      await expect(takeButton(page, one).or(time).first()).toBeVisible()
      if (await time.isVisible()) await time.check({ force: true })
      await takeButton(page, one).or(onward(page)).first().click()
      await goToCheckout(page)
      await confirmButton(page).click()
      await isBooked(page)
    })
})

test('ten times more time is given, and no eleventh', async ({ page }) => {
  await page.clock.install()
  await page.goto(ENTRY_MINIS)
  await radio(page, timeOf({ entry: 'slots', trouble: 'offline' })).check({ force: true })
  await onward(page).click()
  await expect(heading(page, 'Your information')).toBeVisible()
  let left = QUARTER
  for (let extension = 1; extension <= EXTENSIONS; extension += 1) {
    await pass(page, left - 55)
    await prompt(page).getByRole('button', { name: 'Yes! I need more time' }).click()
    await expect(prompt(page)).toHaveCount(0)
    left = QUARTER + 55
  }
  await pass(page, left - 55)
  await expect(prompt(page)).toContainText('This booking can’t be extended further.')
  await expect(prompt(page).getByRole('button', { name: 'Yes! I need more time' })).toHaveCount(0)
  await pass(page, 56)
  await expired(page).getByRole('button', { name: 'Start over' }).click()
  await expect(page).toHaveURL(`${ENTRY_MINIS}#choose-a-time`)
})

const goToProvider = async (page: Page, time: string) => {
  await page.clock.install()
  await page.goto(ENTRY_MINIS)
  await radio(page, time).check({ force: true })
  await onward(page).click()
  await goToCheckout(page)
  await page.getByRole('radio', { name: 'Card' }).check({ force: true })
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(providersPage(page)).toBeVisible()
}

test.describe('money that comes after the hold has ended', () => {
  test.use({ refusals: [402] })

  test('books the time where it is still free', async ({ page }) => {
    await goToProvider(page, timeOf({ entry: 'slots', trouble: 'taken' }))
    await pass(page, QUARTER + 60)
    await choose(page, 'Pay')
    await isBooked(page)
  })

  test('is told of where the time is gone, and another time is chosen for it', async ({ page, browser }) => {
    const time = timeOf({ entry: 'slots', trouble: 'pressed-twice' })
    await goToProvider(page, time)
    await pass(page, QUARTER + 60)
    const other = await (await browser.newContext({ baseURL: `http://localhost:${port}` })).newPage()
    await other.goto(ENTRY_MINIS)
    await radio(other, time).check({ force: true })
    await onward(other).click()
    await goToCheckout(other)
    await confirmButton(other).click()
    await isBooked(other)
    await other.context().close()
    await choose(page, 'Pay')
    await expect(
      page.locator('main').getByText(/^Your payment arrived, but your time was taken in between\./),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Choose a new time' }).click()
    const another = timeOf({ entry: 'slots', trouble: 'pressed-twice' }, 1)
    await radio(page, another).check({ force: true })
    await page.getByRole('button', { name: /^(Move to|Choose) / }).click()
    await isBooked(page)
    await expect(page.getByText(another).first()).toBeVisible()
  })
})
