import { expect, type Page } from '@playwright/test'
import { clockOf, secretOf, timeOf, type Case } from './entries.ts'
import { slotAt } from './slot-at.ts'
import { person } from './step-rule.ts'

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const onward = (page: Page) => page.getByRole('button', { name: /^Continue/ }).first()
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm booking' })

/** The button that takes the time of a link, by what the link is. */
const takes: Readonly<Record<Case['entry'], string | RegExp>> = {
  slots: 'Hold this time',
  reserved: 'Book this time',
  offer: 'Book this time',
  pending: /^Continue/,
  inquiries: /^Continue/,
  'select-date': /^Move to /,
}

/** The link's own address, and what stands after it. */
async function addressOf(page: Page, one: Case): Promise<{ at: string; hash: string }> {
  const { entry } = one
  if (entry === 'pending' || entry === 'inquiries' || entry === 'select-date')
    return { at: `/${entry}/${secretOf(one)}`, hash: '' }
  await page.goto('/contact')
  const slot = await slotAt(page, 'entry-minis', clockOf(one))
  return entry === 'slots'
    ? { at: `/slots/${slot}`, hash: '' }
    : { at: `/reserved/${slot}`, hash: `#${secretOf(one)}` }
}

export const radio = (page: Page, time: string) => page.getByRole('radio', { name: new RegExp(`^${time}`) })
export const takeButton = (page: Page, { entry }: Case) =>
  page.getByRole('button', { name: takes[entry] }).first()

/** Opens a link, with its time ready to be taken. */
export async function open(page: Page, one: Case): Promise<string> {
  const { at, hash } = await addressOf(page, one)
  await page.goto(at + hash)
  await expect(takeButton(page, one)).toBeVisible()
  if (one.entry === 'inquiries') await radio(page, timeOf(one)).check({ force: true })
  return at
}

/** On to the questions, with who is coming said where the link does not know it. */
export async function goToQuestions(page: Page): Promise<void> {
  await expect(heading(page, /^(Your information|Questionnaire)$/)).toBeVisible()
  if (await heading(page, 'Your information').isVisible()) await introduce(page)
  await expect(heading(page, 'Questionnaire')).toBeVisible()
}

/** Who has a link of their own from the waitlist is known, and only looks it over. */
export async function introduce(page: Page, press = () => onward(page).click()): Promise<void> {
  await expect(onward(page)).toBeVisible()
  const name = page.getByLabel('First and last name')
  if (await name.isVisible()) {
    await name.fill(person.fullName)
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Phone').fill(person.phone)
  }
  await press()
}

export async function goToCheckout(page: Page): Promise<void> {
  await goToQuestions(page)
  await page.getByLabel(/Who is coming/).fill('Anna and Ole')
  await onward(page).click()
  await expect(heading(page, 'Checkout')).toBeVisible()
  await expect(page.locator('main form button[type="submit"]').first()).toBeVisible()
  const directly = page.getByRole('radio', { name: 'Pay the studio directly' })
  if (await directly.isVisible()) await directly.check({ force: true })
  await expect(confirmButton(page)).toBeVisible()
}

export const isBooked = (page: Page) => expect(heading(page, 'You’re booked, Anna')).toBeVisible()
