import type { Page } from '@playwright/test'
import { expect, test } from '../site/console-watch.ts'
import { isWhole } from '../site/crosses.ts'
import { slotAt } from '../site/slot-at.ts'
import { clocks, covering, idOf, paths, person, stepsOf, type Path } from '../site/step-rule.ts'

const walked = isWhole ? paths : covering

const titles: Readonly<Record<string, string>> = {
  'select-package': 'Select package',
  'select-addons': 'Select add-ons',
  'your-information': 'Your information',
  'sign-contract': 'Sign contract',
  questionnaire: 'Questionnaire',
  payments: 'Checkout',
}
const contexts: Readonly<Record<Path['prefix'], string>> = {
  services: 'Service',
  slots: 'Service',
  reserved: 'Slot reserved',
  inquiries: 'Inquiry',
  pending: 'Shoot pending',
}

const onward = (page: Page) => page.getByRole('button', { name: /^Continue/ }).first()
const clockName = (clock: string) => `${Number(clock.slice(0, 2))}${clock.slice(2)} AM`

async function chooseTime(page: Page, clock: string): Promise<void> {
  await page.getByRole('radio', { name: clockName(clock) }).check({ force: true })
  await onward(page).click()
}

/** Opens a path's own address and takes its time. Gives the address that its steps stand under. */
async function begin(page: Page, one: Path): Promise<string> {
  const { prefix, slug, needs } = one
  const clock = clocks[prefix]
  const service = `/services/${slug}`
  if (prefix === 'slots' || prefix === 'reserved') {
    await page.goto('/')
    const at = `/${prefix}/${await slotAt(page, slug, clock)}`
    await page.goto(prefix === 'reserved' ? `${at}#${idOf(one)}` : at)
    await page.getByRole('button', { name: prefix === 'slots' ? 'Hold this time' : 'Book this time' }).click()
    return at
  }
  const at = prefix === 'services' ? service : `/${prefix}/${idOf(one)}`
  await page.goto(at)
  if (prefix === 'inquiries')
    await expect(page.locator('[data-entry-notice]', { hasText: 'Welcome back, Anna.' })).toBeVisible()
  if (prefix === 'pending') await onward(page).click()
  else if (needs.hasNoTime) await page.getByRole('button', { name: 'Book now' }).click()
  else await chooseTime(page, clock)
  return at
}

const acts: Readonly<Record<string, (page: Page, one: Path) => Promise<void>>> = {
  'select-package': async (page) => {
    await page.getByRole('radio', { name: /^Large/ }).check({ force: true })
    await onward(page).click()
  },
  'select-addons': (page) => onward(page).click(),
  'your-information': async (page, { prefix }) => {
    const name = page.getByLabel('First and last name')
    if (prefix === 'inquiries') await expect(name).toHaveValue(person.fullName)
    await name.fill(person.fullName)
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Phone').fill(person.phone)
    await onward(page).click()
  },
  'sign-contract': async (page) => {
    await page.getByLabel('Your full name').fill(person.fullName)
    await page.getByRole('checkbox', { name: 'I agree to sign electronically.' }).check()
    await page.getByRole('button', { name: 'Sign contract' }).click()
    await expect(page.getByRole('heading', { name: /^Signed by Anna Berg, / })).toBeVisible()
    await onward(page).click()
  },
  questionnaire: async (page) => {
    await page.getByLabel(/Who is coming/).fill('Anna and Ole')
    await onward(page).click()
  },
  payments: async (page) => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await page.getByRole('button', { name: 'Confirm booking' }).click()
  },
}

/** Walks one path from its address to Finish, and says which steps it met. */
async function walk(page: Page, one: Path): Promise<string[]> {
  const at = await begin(page, one)
  const met: string[] = []
  for (const step of stepsOf(one)) {
    await expect(page).toHaveURL(`${at}/${step}`)
    await expect(page.getByRole('heading', { level: 1, name: titles[step] ?? '' })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${titles[step]} · ${contexts[one.prefix]} · ${one.slug} · `))
    met.push(step)
    await acts[step]?.(page, one)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()
  return met
}

/** The link of what was booked leads to where it stands, from its page and from its steps. */
async function expectUsedUp(page: Page, one: Path): Promise<void> {
  for (const step of ['', '/payments']) {
    await page.goto(`/pending/${idOf(one)}${step}`)
    await expect(page).toHaveURL(/\/shoots\//)
    await expect(page.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()
  }
}

for (const one of walked)
  test(`/${one.prefix} of ${one.slug}: ${stepsOf(one).join(', ')}`, async ({ page }) => {
    expect(await walk(page, one)).toEqual(stepsOf(one))
    if (one.prefix === 'pending') await expectUsedUp(page, one)
  })

test('a service whose slug is a step’s name is booked like any other', async ({ page }) => {
  const needs = {
    packages: 'several',
    hasAddons: true,
    hasContract: true,
    questions: 'before',
    hasNoTime: false,
  } as const
  await walk(page, { slug: 'questionnaire', prefix: 'services', needs })
})
