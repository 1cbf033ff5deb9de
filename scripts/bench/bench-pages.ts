import type { BrowserContext, Page } from 'playwright'
import { answer, chooseMini, introduceAndSign, SERVICE } from '../../e2e/site/book-a-mini.ts'

export type BenchPage = Readonly<{
  name: string
  path: string
  /** What Lighthouse must give at the least. */
  performance: number
  /** A page that search engines are kept from has no such score. */
  isFound: boolean
  hasTwin: boolean
}>

export const benchPages: readonly BenchPage[] = [
  { name: 'home', path: '/', performance: 100, isFound: true, hasTwin: true },
  { name: 'portfolio', path: '/portfolio', performance: 98, isFound: true, hasTwin: true },
  { name: 'service', path: SERVICE, performance: 98, isFound: true, hasTwin: true },
  { name: 'checkout', path: `${SERVICE}/payments`, performance: 95, isFound: false, hasTwin: false },
]

const PHONE = { width: 390, height: 844 }

/** Times that this run has held: a page that is kept shows them as free for a while. */
const held = new Set<string>()

/** The next ordinary time that this run has not held; one at a premium asks first. */
async function nextTime(page: Page): Promise<string> {
  const ordinary = page.getByRole('radio', { name: /^\d{1,2}:\d\d [AP]M$/, disabled: false })
  await ordinary.first().waitFor({ state: 'attached' })
  const values = await ordinary.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')))
  const time = values.find((value) => value !== null && !held.has(value))
  if (!time) throw new Error('no ordinary time is free any more')
  held.add(time)
  return time
}

/** Holds a free time and books up to Checkout; its address. */
export async function bookToCheckout(context: BrowserContext, origin: string): Promise<string> {
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  await page.goto(origin + SERVICE)
  await page.locator(`input[type=radio][value="${await nextTime(page)}"]`).check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await page.waitForURL('**/select-package')
  await chooseMini(page)
  await introduceAndSign(page)
  await answer(page)
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  const url = page.url()
  await page.close()
  return url
}
