import type { Page } from '@playwright/test'
import { goToInformation, goToQuestionnaire, introduce, SERVICE, sign } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'

const storedBytes = (page: Page) =>
  page.evaluate(() => new TextEncoder().encode(Object.values(localStorage).join('')).length)

test('an answer longer than it may be outlives a reload, and leaves a second tab its booking', async ({
  page,
  context,
}) => {
  await goToQuestionnaire(page, '9:00 AM')
  const long = 'Dinosaurs. '.repeat(100)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByLabel(/helps your child relax/)).toBeVisible()
  await page.getByLabel(/helps your child relax/).fill(long)
  await page.reload()
  await expect(page.getByLabel(/helps your child relax/)).toHaveValue(long)
  await expect(other.getByRole('heading', { level: 1, name: 'Questionnaire' })).toBeVisible()
  await expect(other.getByText(/^Held for you: /)).toBeVisible()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText('Please enter at most 1024 characters')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['bellows.booking'])
  expect(await storedBytes(page)).toBeLessThanOrEqual(64_000)
})

test('a name longer than it may be outlives a reload too', async ({ page }) => {
  await goToInformation(page, '9:50 AM')
  const long = 'Anna Berg '.repeat(30)
  await page.getByLabel('First and last name').fill(long)
  expect(await storedBytes(page)).toBeLessThanOrEqual(8000)
  await page.reload()
  await expect(page.getByLabel('First and last name')).toHaveValue(long)
  await expect(page.getByText(/^Held for you: /)).toBeVisible()
})

test('a hold whose answer is lost is asked for by the same token after a reload', async ({
  page,
  complaints,
}) => {
  const tokens: (string | undefined)[] = []
  await page.route('**/hold-slot', (route) => {
    tokens.push(route.request().headers()['x-hold-token'])
    return tokens.length > 1 ? route.continue() : route.abort()
  })
  const hold = async () => {
    await page.getByRole('radio', { name: '11:05 AM' }).first().check({ force: true })
    await page.getByRole('button', { name: 'Continue' }).first().click()
  }
  await page.goto(SERVICE)
  await hold()
  await expect(page.getByRole('alertdialog', { name: 'Booking failed' })).toBeVisible()
  await page.reload()
  await hold()
  await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeFocused()
  expect(tokens[0]).toMatch(/^[0-9a-f]{48}$/)
  expect(tokens).toEqual([tokens[0], tokens[0]])
  // The browser says that the first call had no answer.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')))
})

test('what is typed at a signature outlives a reload and the way back; consent is given anew', async ({
  page,
}) => {
  await goToInformation(page, '11:40 AM')
  await introduce(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign contract' })).toBeFocused()
  await page.getByLabel('Your full name').fill('Anna Maria Berg')
  const consent = page.getByRole('checkbox', { name: 'I agree to sign electronically.' })
  await consent.check({ force: true })
  await page.reload()
  await expect(page.getByLabel('Your full name')).toHaveValue('Anna Maria Berg')
  await expect(consent).not.toBeChecked()
  await page.goBack()
  await expect(page.getByLabel('Phone')).toBeVisible()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByLabel('Your full name')).toHaveValue('Anna Maria Berg')
  await sign(page)
  const kept = await page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  expect(kept).not.toContain('Anna Maria')
})
