import type { BrowserContext, Page } from '@playwright/test'
import { testPort } from '../../scripts/test-port.ts'
import { COUNTED_HOST } from './own-content.ts'

export const origin = `http://${COUNTED_HOST}:${testPort(3210)}`

export const CAMPAIGN = '?mc_cid=spring&mc_eid=a1b2c3'
/** The studio under a host that is none of tests. */
export const counted = (path: string) => `${origin}${path}`

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
export const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click()
export const choices = (page: Page) => page.getByRole('button', { name: 'Cookie choices' })

export async function cookies(context: BrowserContext): Promise<Record<string, string>> {
  const kept = await context.cookies()
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]))
}

/** The vendor’s script as a test has it: it tells of every address that it sees, in a cookie and a picture. */
const scriptOf = `
  document.cookie = '_fbp=fb.1; Path=/'
  const see = () => { new Image().src = 'https://www.facebook.com/tr?url=' + encodeURIComponent(location.href) }
  see()
  const push = history.pushState
  history.pushState = function (...all) { push.apply(history, all); see() }
  window.isVendorHere = true
`

/** What is asked of other hosts from now on; the vendor's are answered here. */
export async function strangers(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost') && hostname !== COUNTED_HOST,
    async (route) => {
      asked.push(route.request().url())
      const isScript = route.request().resourceType() === 'script'
      await route.fulfill(
        isScript
          ? { contentType: 'text/javascript', body: scriptOf }
          : { contentType: 'image/gif', body: '' },
      )
    },
  )
  return asked
}
export const vendorStarted = (page: Page) => page.waitForFunction(() => 'isVendorHere' in window)

/** The policy of a page's document and its text, as the browser gets them. */
export const documentAt = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address)
    return `${answer.headers.get('content-security-policy')}${await answer.text()}`
  }, path)
