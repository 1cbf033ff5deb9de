import type { Locator, Page } from '@playwright/test'
import { customer, SERVICE } from './book-a-mini.ts'
import { byPointer, type Hand } from './hands.ts'

type Wish = Readonly<{
  service?: string
  /** Name of the time; the first free one without it. */
  time?: string
  hand?: Hand
  /** Takes the first of the add-ons that is pressed. */
  takesAddon?: boolean
  /** Sends who is coming by the Enter key, where the typing ended. */
  sendsByEnter?: boolean
  /** Looks at each step before it is answered, by the last part of its address. */
  look?: (step: string) => Promise<void>
}>

/** A second contract has its number behind the step. */
const stepOf = ({ pathname }: URL): string => pathname.split('/').findLast((part) => part in acts) ?? ''
const stepAt = (page: Page): string => stepOf(new URL(page.url()))
const onward = (page: Page): Locator => page.locator('main form button[type="submit"]').last()
const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`)
const firstFree = (page: Page): Locator =>
  page.locator('[data-booking-way] input[type="radio"]:enabled').first()

async function sign(page: Page, { press, type }: Hand): Promise<void> {
  await page.locator('#signature').waitFor()
  for (const choice of await page.locator('main form input[name^="choice-"][value="agree"]').all())
    await press(choice)
  await type(field(page, 'fullName'), customer.name)
  await press(field(page, 'hasConsented'))
  await press(onward(page))
  await page.locator('h2:focus', { hasText: customer.name }).waitFor()
}

async function answer(page: Page, { press, type }: Hand): Promise<void> {
  for (const box of await page.locator('main form :is(textarea, input[type="text"])').all())
    await type(box, 'Anna, 34, and Ole, 3')
  await press(page.locator('main form input[type="radio"]').first())
}

/** Who has a link of their own from the waitlist is known, and only looks it over. */
async function introduce(page: Page, { type }: Hand): Promise<void> {
  if (!(await field(page, 'fullName').isVisible())) return
  await type(field(page, 'fullName'), customer.name)
  await type(field(page, 'email'), customer.email)
  await type(field(page, 'phone'), customer.phone)
}

/** What is done at each step before it is left, whatever language it is in. */
const acts: Readonly<Record<string, (page: Page, wish: Wish & { hand: Hand }) => Promise<void>>> = {
  'select-package': (page, { hand }) => hand.press(field(page, 'packageId').first()),
  'select-addons': async (page, { hand, takesAddon = false }) => {
    if (takesAddon) await hand.press(page.locator('main form input[type="checkbox"]').first())
  },
  'your-information': (page, { hand }) => introduce(page, hand),
  'sign-contract': (page, { hand }) => sign(page, hand),
  questionnaire: (page, { hand }) => answer(page, hand),
  payments: async () => undefined,
}

const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`)

/** Leaves a step, and waits for the screen of the next, or the next contract. */
async function leave(page: Page, step: string, wish: Wish & { hand: Hand }): Promise<void> {
  const { pathname: left } = new URL(page.url())
  const heading = (await page.locator('main h1').textContent()) ?? ''
  if (step === 'your-information' && wish.sendsByEnter) await page.keyboard.press('Enter')
  else await wish.hand.press(onward(page))
  await page.waitForURL(({ pathname }) => pathname !== left)
  // The address changes before the screen does, and the screen that is left may take the focus back.
  await page
    .locator('h1:focus')
    .filter({ hasNotText: exactly(heading) })
    .waitFor()
}

/** From the first step to Finish through every step that is asked for; the address of Finish. */
export async function followSteps(
  page: Page,
  given: Wish = {},
): Promise<{ finish: string; steps: string[] }> {
  const wish = { hand: byPointer, ...given }
  const { look } = wish
  await page.waitForURL((url) => stepOf(url) !== '')
  const steps: string[] = []
  for (let step = stepAt(page); acts[step]; step = stepAt(page)) {
    steps.push(step)
    await page.locator('h1:focus').waitFor()
    await onward(page).waitFor()
    await look?.(step)
    await acts[step]?.(page, wish)
    await leave(page, step, wish)
  }
  await page.waitForURL(/\/shoots\//)
  await look?.('finish')
  return { finish: new URL(page.url()).pathname, steps }
}

/** From the service page to Finish through every step that the service asks for. */
export async function book(page: Page, given: Wish = {}): Promise<{ finish: string; steps: string[] }> {
  const { hand = byPointer, time, service = SERVICE } = given
  await page.goto(service)
  await hand.press(time ? page.getByRole('radio', { name: time }).first() : firstFree(page))
  await hand.press(page.locator('[data-booking-way] button[type="submit"]').last())
  return followSteps(page, given)
}
