import type { Page } from '@playwright/test'
import { answer, confirm, customer, holdTime, SERVICE, sign } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'
import { headersSeen, watchHeader } from '../site/header-watch.ts'
import { shown } from '../site/shown.ts'
import { onward } from '../site/landmarks.ts'

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
const addon = (page: Page) => page.getByRole('checkbox', { name: /^All images/ })

type Step = Readonly<{
  name: string
  /** Chooses or types. */
  act: (page: Page) => Promise<void>
  /** What was chosen or typed stands. */
  stands: (page: Page) => Promise<void>
}>

const steps: readonly [Step, ...Step[]] = [
  {
    name: 'Select package',
    act: (page) => page.getByRole('radio', { name: /^Mini(?! Plus)/ }).check({ force: true }),
    stands: (page) => expect(page.getByRole('radio', { name: /^Mini(?! Plus)/ })).toBeChecked(),
  },
  {
    name: 'Select add-ons',
    act: (page) => addon(page).check({ force: true }),
    stands: (page) => expect(addon(page)).toBeChecked(),
  },
  {
    name: 'Your information',
    act: async (page) => {
      await page.getByLabel('First and last name').fill(customer.name)
      await page.getByLabel('E-mail').fill(customer.email)
      await page.getByLabel('Phone').fill(customer.phone)
    },
    stands: async (page) => {
      await expect(page.getByLabel('First and last name')).toHaveValue(customer.name)
      await expect(page.getByLabel('E-mail')).toHaveValue(customer.email)
      await expect(page.getByLabel('Phone')).toHaveValue(customer.phone)
    },
  },
  {
    name: 'Sign contract',
    act: sign,
    stands: (page) => expect(page.getByRole('heading', { name: /^Signed by Anna Berg, / })).toBeVisible(),
  },
  {
    name: 'Questionnaire',
    act: (page) => answer(page, { goesOn: false }),
    stands: async (page) => {
      await expect(page.getByLabel(/helps your child relax/)).toHaveValue('Dinosaurs')
      await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
    },
  },
  {
    name: 'Checkout',
    act: async () => undefined,
    stands: (page) => expect(page.getByRole('button', { name: 'Confirm booking' })).toBeEnabled(),
  },
]

const shows = (page: Page, { name }: Step) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()

/** Scrolls down and leaves by the step's own button; where it was left. The browser's own click would scroll once more. */
async function leave(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }))
  const place = await placeOf(page)
  await onward(page).evaluate((button: HTMLElement) => button.click())
  return place
}

/** The step and all it holds stand where they were left. */
async function isAsLeft(page: Page, step: Step, place: number): Promise<void> {
  await shows(page, step)
  await step.stands(page)
  await expect.poll(() => placeOf(page), { message: `the place of ${step.name}` }).toBe(place)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('Back and Forward through every step: what was chosen and typed stands, where it was left', async ({
    page,
  }) => {
    await holdTime(page, '9:00 AM')
    await shows(page, steps[0])
    await watchHeader(page)
    const places = new Map<Step, number>()
    for (const step of steps) {
      await shows(page, step)
      await expect.poll(() => placeOf(page), { message: `${step.name} begins at its head` }).toBe(0)
      await step.act(page)
      places.set(step, step === steps.at(-1) ? 0 : await leave(page))
    }
    expect(Math.max(...places.values())).toBeGreaterThan(100)
    for (const step of steps.slice(0, -1).toReversed()) {
      await page.goBack()
      await isAsLeft(page, step, places.get(step) ?? 0)
    }
    for (const step of steps.slice(1)) {
      await page.goForward()
      await isAsLeft(page, step, places.get(step) ?? 0)
    }
    expect(await headersSeen(page)).toEqual(['the same'])
  })
})

/** Stands once the server has the package. */
const total = (page: Page) => page.getByRole('complementary').getByText('Total', { exact: true })
const titled = (page: Page, { name }: Step) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

test('a reload at any step loses nothing that was chosen or typed', async ({ page }) => {
  await holdTime(page, '9:25 AM')
  for (const step of steps) {
    await titled(page, step)
    await step.act(page)
    if (step.name === 'Select package') await expect(total(page)).toBeVisible()
    await page.reload()
    await titled(page, step)
    await step.stands(page)
    if (step !== steps.at(-1)) await onward(page).click()
  }
  const order = await confirm(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/shoots/${order}$`))
})

const arrow = (page: Page) => page.getByRole('link', { name: 'Back', exact: true })

test('the arrow leads to the page before, and home from a step that was opened by its address', async ({
  page,
  context,
}) => {
  await holdTime(page, '3:50 PM')
  await page.getByRole('radio', { name: /^Mini(?! Plus)/ }).check({ force: true })
  await onward(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Select add-ons' })).toBeFocused()
  await arrow(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeFocused()
  await arrow(page).click()
  await expect(page).toHaveURL(SERVICE)
  const other = await context.newPage()
  await other.goto(`${SERVICE}/select-addons`)
  await expect(other.getByRole('heading', { level: 1, name: 'Select add-ons' })).toBeVisible()
  await arrow(other).click()
  await expect(other).toHaveURL('/')
})

test('a total that changes is spoken', async ({ page }) => {
  await page.clock.install()
  await holdTime(page, '4:15 PM')
  const sum = (text: string) => page.getByRole('complementary').getByText(text).first()
  await page.getByRole('radio', { name: /^Mini(?! Plus)/ }).check({ force: true })
  await expect(sum('$189.98')).toBeVisible()
  await page.clock.runFor(1000)
  await page.getByRole('radio', { name: /^Mini Plus/ }).check({ force: true })
  await expect(sum('$267.92')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByRole('status').filter({ hasText: 'Total $267.92' })).toHaveCount(1)
})

test('an answer that does not come is said to take long, and is asked for anew', async ({ page }) => {
  await page.clock.install()
  await holdTime(page, '5:05 PM')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/public/bookings/*', (route) => held.then(() => route.abort()), { times: 1 })
  await page.reload()
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  await page.clock.runFor(10_000)
  const words = 'This takes longer than usual.'
  await expect(page.getByRole('paragraph').filter({ hasText: words })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: /^Mini Plus/ })).toBeVisible()
  release()
})

test('from Finish no step is gone back to: each leads to what was booked', async ({ page }) => {
  const isFinish = async (order: string) => {
    await expect(page).toHaveURL(new RegExp(`/shoots/${order}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()
    await expect(page.locator('main form')).toHaveCount(0)
  }
  await holdTime(page, '9:50 AM')
  for (const step of steps.slice(0, -1)) {
    await titled(page, step)
    await step.act(page)
    await onward(page).click()
  }
  const order = await confirm(page)
  for (const _ of steps.slice(0, -1)) {
    await page.goBack()
    await isFinish(order)
  }
  await page.goBack()
  await expect(page).toHaveURL(SERVICE)
  await expect(shown(page, /^You’re booked: .*9:50/)).toBeVisible()
  await page.goForward()
  await isFinish(order)
})
