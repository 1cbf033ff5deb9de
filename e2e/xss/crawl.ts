import type { Browser, BrowserContext, Frame, Page } from 'playwright'

/** High enough that every section of a page is near, and wakes up. */
const VIEW = { width: 1280, height: 20_000 }
const SETTLED_MILLISECONDS = 5_000

/** What went wrong on a page, in words; nothing at all is right. */
export type Watched = { context: BrowserContext; page: Page; found: string[] }

/** A browser's own words for an answer that refuses, which says nothing of what the page runs. */
const isRefusal = (text: string) => /the server responded with a status of 4\d\d/.test(text)

/** A page that tells of every script that ran, everything the policy refused, and whoever else was asked. */
export async function watchedPage(browser: Browser, origin: string): Promise<Watched> {
  const context = await browser.newContext({ viewport: VIEW })
  const page = await context.newPage()
  const found: string[] = []
  await context.exposeFunction('tellOfRun', (what: string) => void found.push(`ran: ${what}`))
  await context.exposeFunction('tellOfPolicy', (what: string) => void found.push(`refused: ${what}`))
  await context.addInitScript(() => {
    const told = window as unknown as Record<'tellOfRun' | 'tellOfPolicy', (what: string) => void>
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => told.tellOfRun(name) })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      told.tellOfPolicy(`${effectiveDirective} ${blockedURI}`),
    )
  })
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => {
      found.push(`asked: ${route.request().url()}`)
      return route.abort()
    },
  )
  page.on('pageerror', ({ message }) => found.push(`error: ${message}`))
  page.on('dialog', (dialog) => {
    found.push(`ran: ${dialog.type()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !isRefusal(text)) found.push(`console: ${text}`)
  })
  return { context, page, found }
}

/** Addresses on the page that would run something, and attributes that do. */
const dangerous = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const bad: string[] = []
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        const isAddress = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(name)
        const scheme = isAddress ? new URL(value, location.href).protocol : ''
        if (name.startsWith('on') || name === 'srcdoc') bad.push(`<${element.localName} ${name}>`)
        if (['javascript:', 'vbscript:', 'blob:', 'file:'].includes(scheme)) bad.push(`${name}=${value}`)
        const isKnown = element.localName === 'img' || value.startsWith('data:text/calendar;')
        if (scheme === 'data:' && !isKnown) bad.push(`${name}=${value}`)
      }
    return bad
  })

const settled = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: SETTLED_MILLISECONDS }).catch(() => undefined)

/** Lets what is shown settle, and looks at all of it; what was found since the last look. */
export async function look({ page, found }: Watched, shown: Page | Frame = page): Promise<string[]> {
  await settled(page)
  found.push(...(await dangerous(shown)).map((one) => `on the page: ${one}`))
  return found.splice(0)
}

/** Opens an address and lets everything on it wake up; what was found there. */
export async function visit(watched: Watched, url: string, status = 200): Promise<string[]> {
  const { page, found } = watched
  const answer = await page.goto(url)
  await settled(page)
  // A first touch starts the client at once; nothing stands in this corner.
  await page.mouse.click(1, 1)
  await page
    .waitForFunction(() => 'isRouted' in window, undefined, { timeout: SETTLED_MILLISECONDS })
    .catch(() => undefined)
  if (answer?.status() !== status) found.push(`answered ${answer?.status()}`)
  return look(watched)
}
