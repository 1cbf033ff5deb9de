import type { Locator, Page } from '@playwright/test'
import {
  answer,
  confirm,
  customer,
  goToCheckout,
  goToInformation,
  goToQuestionnaire,
  holdTime,
  introduce,
  SERVICE,
} from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'
import { followLinksWithin } from '../site/links-within.ts'
import { stuckParts } from '../site/walk.ts'
import { onward } from '../site/landmarks.ts'

const steps = {
  'select-package': 'Select package',
  'select-addons': 'Select add-ons',
  'your-information': 'Your information',
  'sign-contract': 'Sign contract',
  questionnaire: 'Questionnaire',
  payments: 'Checkout',
} as const

const stands = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** Opens every step of a booking that has been answered up to Checkout. */
async function visitSteps(page: Page, look: (step: keyof typeof steps) => Promise<void>): Promise<void> {
  for (const step of Object.keys(steps) as (keyof typeof steps)[]) {
    await page.goto(`${SERVICE}/${step}`)
    await stands(page, steps[step])
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await look(step)
  }
}

test('a reload at any step shows it again, with what was typed; code that is lost is told in its place', async ({
  page,
  complaints,
}) => {
  await goToCheckout(page, '9:00 AM')
  await expect(page.getByText(/\b(is|are) booked/)).toHaveCount(0)
  await visitSteps(page, async (step) => {
    await page.reload()
    await stands(page, steps[step])
    if (step === 'select-package')
      await expect(page.getByRole('radio', { name: /^Mini(?! Plus)/ })).toBeChecked()
    if (step === 'your-information') await expect(page.getByLabel('E-mail')).toHaveValue(customer.email)
    if (step === 'questionnaire')
      await expect(page.getByLabel(/helps your child relax/)).toHaveValue('Dinosaurs')
  })
  await page.route('**/assets/payments-*.js', (route) => route.abort())
  await page.goto(`${SERVICE}/questionnaire`)
  await stands(page, 'Questionnaire')
  await onward(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error connect to server' })).toBeVisible()
  await stands(page, 'Checkout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  complaints.length = 0
})

const failure = (page: Page) => page.getByText('Error connect to server')

/** The line goes, the press fails and says so; the line comes back, and the message is gone. */
async function lose(page: Page, press: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline. What you typed is kept on this device.')).toBeVisible()
  await press()
  await expect(failure(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(failure(page)).toHaveCount(0)
}

/** A choice without a line stands, and Continue stays at its step until the line is back. */
async function chooseUnheard(page: Page, choice: Locator, title: string): Promise<void> {
  await lose(page, async () => {
    await choice.click({ force: true })
    await expect(failure(page)).toBeVisible()
    await onward(page).click()
    await stands(page, title)
  })
  await expect(choice).toBeChecked()
}

// The discount of the other package has no place to spare for those who only look.
const plus = (page: Page) => page.getByRole('radio', { name: /^Mini Plus/ })

test.describe('while the line is gone', () => {
  test('a package chosen meanwhile stands, is sent when the line is back, and Continue goes on with it', async ({
    page,
  }) => {
    await holdTime(page, '10:40 AM')
    await plus(page).check({ force: true })
    await expect(page.getByText('$267.92').filter({ visible: true }).first()).toBeVisible()
    await chooseUnheard(page, page.getByRole('radio', { name: /^Mini(?! Plus)/ }), 'Select package')
    await expect(page.getByText('$189.98').filter({ visible: true }).first()).toBeVisible()
    await onward(page).click()
    await stands(page, 'Select add-ons')
  })

  test('an add-on chosen meanwhile stands, is sent when the line is back, and Continue goes on with it', async ({
    page,
  }) => {
    await holdTime(page, '4:40 PM')
    await plus(page).check({ force: true })
    await onward(page).click()
    await stands(page, 'Select add-ons')
    await chooseUnheard(page, page.getByRole('checkbox', { name: /^A pet/ }), 'Select add-ons')
    await expect(page.getByText('$284.16').filter({ visible: true }).first()).toBeVisible()
    await onward(page).click()
    await stands(page, 'Your information')
  })

  test('your information is kept, and goes on when the line is back', async ({ page }) => {
    await goToInformation(page, '9:50 AM')
    await lose(page, () => introduce(page))
    await expect(page.getByLabel('First and last name')).toHaveValue(customer.name)
    await onward(page).click()
    await stands(page, 'Sign contract')
  })

  test('a contract is signed by the same press when the line is back, with the name that was typed', async ({
    page,
  }) => {
    await goToInformation(page, '3:50 PM')
    await introduce(page)
    await stands(page, 'Sign contract')
    await page.getByLabel('Your full name').fill(customer.name)
    await page.getByRole('checkbox', { name: 'I agree to sign electronically.' }).check({ force: true })
    const press = page.getByRole('button', { name: 'Sign contract' })
    await lose(page, () => press.click())
    await expect(page.getByLabel('Your full name')).toHaveValue(customer.name)
    await press.click()
    await expect(page.getByRole('heading', { name: /^Signed by Anna Berg, / })).toBeFocused()
  })

  test('answers are kept on the device, and sent when the line is back', async ({ page }) => {
    await goToQuestionnaire(page, '11:05 AM')
    await expect(page.getByLabel(/helps your child relax/)).toBeVisible()
    await page.context().setOffline(true)
    await page.getByLabel(/helps your child relax/).fill('Dinosaurs')
    await page.getByLabel(/Who is coming/).focus()
    await expect(page.getByText(/Saved on this device only/).first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await answer(page)
    await stands(page, 'Checkout')
  })

  test('Checkout comes without a line, since its code is there, and books when it is back', async ({
    page,
  }) => {
    await goToQuestionnaire(page, '11:40 AM')
    await answer(page, { goesOn: false })
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/payments-')),
    )
    await page.context().setOffline(true)
    await onward(page).click()
    await stands(page, 'Checkout')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.context().setOffline(false)
    await expect(page.getByRole('button', { name: 'Confirm booking' })).toBeVisible()
    await lose(page, () => page.getByRole('button', { name: 'Confirm booking' }).click())
    await confirm(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('the bar says what the booking starts from, and a field that is missing shows with its name', async ({
    page,
  }) => {
    await holdTime(page, '5:05 PM')
    const bar = page.locator('form').getByRole('button', { name: 'Details' }).locator('..')
    // The discount may have been taken by who booked before.
    await expect(bar).toHaveText(/From\$(175\.50|195\.00)/)
    await page.getByRole('radio', { name: /^Mini(?! Plus)/ }).check({ force: true })
    await expect(bar).toHaveText(/Total\$(189\.98|211\.09)/)
    await onward(page).click()
    await stands(page, 'Select add-ons')
    await onward(page).click()
    await stands(page, 'Your information')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await onward(page).click()
    await expect(page.getByLabel('First and last name')).toBeFocused()
    const isOnTop = () =>
      page.getByText('First and last name').evaluate((label) => {
        const { left, top, bottom } = label.getBoundingClientRect()
        return label.contains(document.elementFromPoint(left + 1, (top + bottom) / 2))
      })
    await expect.poll(isOnTop).toBe(true)
  })
})

test('who comes back after sixteen minutes is told, and begins with the times', async ({ page }) => {
  await page.clock.install()
  await holdTime(page, '3:00 PM')
  await page.clock.fastForward('16:00')
  const dialog = page.getByRole('alertdialog', { name: 'Your in-progress booking has expired.' })
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(page).toHaveURL(/orchard-light-minis#choose-a-time$/)
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeFocused()
})

test('every step fits 320 pixels and text of twice the size, and its links within it lead there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await goToCheckout(page, '3:25 PM')
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await visitSteps(page, async (step) => {
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overhang(), `${step} at 320`).toBeLessThanOrEqual(0)
    await followLinksWithin(page)
    expect(await stuckParts(page), `${step} at 320`).toEqual([])
    await page.setViewportSize({ width: 640, height: 900 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overhang(), `${step} at 200 %`).toBeLessThanOrEqual(0)
  })
})

test('on a phone the calendar follows time and place; on paper a booking is one page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await goToCheckout(page, '4:15 PM')
  await confirm(page)
  const tops = await Promise.all(
    [/Open in maps/, /Add to calendar/, /What you booked/].map(
      async (words) => (await page.getByText(words).first().boundingBox())?.y ?? 0,
    ),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  for (const link of await page.locator('main :is(a[href^="tel:"], a[href^="mailto:"])').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})
