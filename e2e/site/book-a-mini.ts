import { expect, type Page } from '@playwright/test'
import { onward } from './landmarks.ts'

export const SERVICE = '/services/orchard-light-minis'
export const customer = { name: 'Anna Berg', email: 'anna@example.com', phone: '+1 618 555 0199' }

/** From the service page to the first step, with the first free time of that name. */
export async function holdTime(page: Page, time: string): Promise<void> {
  await page.goto(SERVICE)
  await page.getByRole('radio', { name: time, disabled: false }).first().check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeFocused()
}

/** From the packages to the visitor's own data, with nothing added to the package. */
export async function chooseMini(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Mini(?! Plus)/ }).check({ force: true })
  await onward(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Select add-ons' })).toBeFocused()
  await onward(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible()
}

/** From the service page to the visitor's own data, with a time held. */
export async function goToInformation(page: Page, time: string): Promise<void> {
  await holdTime(page, time)
  await chooseMini(page)
}

/** Says who is coming. */
export async function introduce(page: Page): Promise<void> {
  await page.getByLabel('First and last name').fill(customer.name)
  await page.getByLabel('E-mail').fill(customer.email)
  await page.getByLabel('Phone').fill(customer.phone)
  await onward(page).click()
}

/** Signs the contract that is read, and leaves it signed on the screen. */
export async function sign(page: Page): Promise<void> {
  await page.getByLabel('Your full name').fill(customer.name)
  await page.getByRole('checkbox', { name: 'I agree to sign electronically.' }).check({ force: true })
  await page.getByRole('button', { name: 'Sign contract' }).click()
  await expect(page.getByRole('heading', { name: /^Signed by Anna Berg, / })).toBeFocused()
}

/** Answers what the studio asks, and goes on. */
export async function answer(page: Page, { goesOn = true } = {}): Promise<void> {
  await page.getByLabel(/Who is coming/).fill('Anna, 34, and Ole, 3')
  await page.getByLabel(/helps your child relax/).fill('Dinosaurs')
  await page.getByLabel(/What are the pictures for/).fill('The hallway')
  await page.getByLabel(/pet coming along/).fill('No')
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true })
  if (goesOn) await onward(page).click()
}

/** From the visitor's own data to the studio's questions. */
export async function introduceAndSign(page: Page): Promise<void> {
  await introduce(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign contract' })).toBeFocused()
  await sign(page)
  await onward(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questionnaire' })).toBeFocused()
}

/** From the service page to the studio's questions. */
export async function goToQuestionnaire(page: Page, time: string): Promise<void> {
  await goToInformation(page, time)
  await introduceAndSign(page)
}

/** From the service page to Checkout. */
export async function goToCheckout(page: Page, time: string): Promise<void> {
  await goToQuestionnaire(page, time)
  await answer(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
}

/** Confirms an offline booking and gives the id of its order. */
export async function confirm(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()
  return /\/shoots\/([^/?]+)/.exec(page.url())?.[1] ?? ''
}
