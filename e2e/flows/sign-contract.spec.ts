import type { Page } from '@playwright/test'
import { holdsEverywhere } from '../site/axe.ts'
import { confirm, customer } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'
import { holdClient } from '../site/hold-client.ts'
import { tabTo } from '../site/hands.ts'
import { heading } from '../site/landmarks.ts'

const HAY_FIELD = '/services/hay-field-minis'

/** From the service page to the first of its two contracts. */
async function goToContracts(page: Page): Promise<void> {
  await page.goto(HAY_FIELD)
  await page.locator('input[type="radio"]:enabled').first().check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await page.getByLabel('First and last name').fill(customer.name)
  await page.getByLabel('E-mail').fill(customer.email)
  await page.getByLabel('Phone').fill(customer.phone)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(heading(page, 'Sign contract 1 of 2')).toBeFocused()
}

/** By the keyboard alone. */
async function signTyped(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to the signature' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#signature')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your full name')).toBeFocused()
  await page.keyboard.type(customer.name)
  await tabTo(page, page.getByRole('tab', { name: 'Type' }))
  await tabTo(page, page.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Sign contract' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Signed by Anna Berg, / })).toBeFocused()
}

async function signDrawn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'I agree' }).first().check({ force: true })
  await page.getByRole('radio', { name: 'I decline' }).last().check({ force: true })
  await page.getByLabel('Your full name').fill(customer.name)
  await page.getByRole('tab', { name: 'Draw' }).click()
  const pad = page.getByRole('img', { name: 'Nothing drawn yet' })
  await pad.scrollIntoViewIfNeeded()
  const { x, y } = (await pad.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 30, y + 90)
  await page.mouse.down()
  await page.mouse.move(x + 160, y + 40, { steps: 12 })
  await page.mouse.move(x + 90, y + 110, { steps: 12 })
  await page.mouse.up()
  await expect(page.getByRole('img', { name: 'Your drawn signature' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'I agree to sign electronically.' }).check()
  await page.getByRole('button', { name: 'Sign contract' }).click()
  await expect(page.getByRole('heading', { name: /^Signed by Anna Berg, / })).toBeFocused()
}

/** On paper a contract has its text, who signed, and where that is checked. */
async function printsWhole(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2, name: 'Mini session agreement' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Signed by Anna Berg, / })).toBeVisible()
  await expect(page.getByText(/^Fingerprint [0-9a-f]{4} .* \(SHA-256\)$/)).toBeVisible()
  await expect(page.getByText(/\/contracts\/verify$/)).toBeVisible()
  for (const role of ['button', 'timer', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

test('two contracts are read and signed in order, and each signature can be checked', async ({ page }) => {
  test.slow()
  await goToContracts(page)
  await expect(page).toHaveTitle(/^Sign contract 1 of 2 · Service · Hay Field Minis · /)
  await expect(page.locator('strong', { hasText: customer.name })).toBeVisible()
  await holdsEverywhere(page)

  await page.goto(`${HAY_FIELD}/sign-contract/2`)
  await expect(heading(page, 'Sign contract 1 of 2')).toBeVisible()
  await page.goto(`${HAY_FIELD}/payments`)
  await expect(heading(page, 'Sign contract 1 of 2')).toBeVisible()
  await expect(page).toHaveURL(`${HAY_FIELD}/sign-contract`)

  await signTyped(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Signed by Anna Berg, / })).toBeVisible()
  await expect(page.getByLabel('Your full name')).toHaveCount(0)
  await printsWhole(page)
  await page.getByRole('button', { name: /^Continue/ }).click()

  await expect(heading(page, 'Sign contract 2 of 2')).toBeFocused()
  await signDrawn(page)
  await holdsEverywhere(page)
  const check = await page.getByRole('link', { name: 'Check this signature' }).getAttribute('href')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(heading(page, 'Checkout')).toBeVisible()
  await confirm(page)

  // A press that comes before the client is answered by what the link says.
  const client = await holdClient(page)
  await page.goto(check ?? '', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Check' }).click()
  client.letGo()
  await expect(
    page.getByText(/This text is exactly what was signed on .*\sUTC\. Signatures: client \(A\. B\.\)/),
  ).toBeVisible()
  await holdsEverywhere(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a fingerprint is checked by the form’s own address', async ({ page }) => {
    await page.goto('/contracts/verify')
    await expect(heading(page, 'Check a signed contract')).toBeVisible()
    await expect(page.locator('input[type="file"]')).toBeHidden()
    await page.getByLabel('Fingerprint').fill('9F3A 51C0 '.repeat(8))
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('We have no signed contract with this fingerprint.')).toBeVisible()
    await page.getByLabel('Fingerprint').fill('9f3a')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('A fingerprint has 64 letters and figures.')).toBeVisible()
  })
})
