import path from 'node:path'
import type { Page } from '@playwright/test'
import { builtSite } from '../../packages/server/src/http/built-site.ts'
import type { ApiFetch } from '../../packages/server/src/http/in-process-api.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { partOf } from '../site/crosses.ts'
import { urlOf } from '../site/studios.ts'

const NAME = 'Alder & Wren Photography'
const site = urlOf('errors')
const dist = path.resolve(import.meta.dirname, '../../dist')

/** What the server was told of, with the studio that it is about. */
function reports(page: Page) {
  const told: { business: string | undefined; status: number; message: string; route: string }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/public/errors')) return
    const { status, message, route } = request.postDataJSON()
    told.push({ business: request.headers()['x-business-id'], status, message, route })
  })
  return told
}

/** Chromium prints what a screen catches and each answer that refuses. */
const quiet = (complaints: string[]) => void (complaints.length = 0)

type Refused = Readonly<{ status: number; message?: string }>

/** The answer of the API to whatever asks for an address. */
const refuse = (page: Page, address: string, { status, message = 'It is broken' }: Refused) =>
  page.route(address, (route) =>
    route.fulfill({ status, json: { error: 'some_code', message, requestId: 'r-1' } }),
  )

const portfolio = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' })

const missing = [
  '/nowhere',
  '/a/b/c',
  '/%00',
  '/%',
  '/%ff',
  '/%E0%A4%A',
  '/services/%',
  '/services/%00',
  '/shoots/%00',
  '/services/nowhere',
  '/services/options-inquiry',
  '/shoots/nobody',
  '/slots/nothing',
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, refusals: [404] })
  for (const address of missing)
    test(`${address} is named in the document`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page).toHaveTitle(`${NAME} - Page not found`)
      await expect(page.locator('header').getByText(NAME).first()).toBeVisible()
      await expect(portfolio(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
})

test.describe('404', () => {
  test.use({ refusals: [404] })
  for (const address of partOf(missing, 3))
    test(`${address} keeps its title when the client takes over, and is not reported`, async ({ page }) => {
      const told = reports(page)
      await page.goto(address)
      await clientStarted(page)
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveTitle(`${NAME} - Page not found`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      expect(told).toEqual([])
    })

  test('a link to what is gone leads to its words; the way home and Back lead on', async ({ page }) => {
    await page.goto('/')
    await clientStarted(page)
    await refuse(page, '**/api/public/pages/portfolio', { status: 404 })
    const told = reports(page)
    await portfolio(page).click()
    await expect(page).toHaveTitle(`${NAME} - Page not found`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeFocused()
    await page.getByRole('link', { name: 'Go back home' }).click()
    await expect(page).toHaveTitle(/^Home/)
    await page.goBack()
    await expect(page).toHaveTitle(`${NAME} - Page not found`)
    expect(told).toEqual([])
  })
})

for (const [status, heading, words] of [
  [500, 'Something went wrong', 'It is broken'],
  [502, 'Bad gateway', 'Bad gateway'],
  [422, 'Something went wrong', 'It is broken'],
] as const)
  test(`a page that fails with ${status} on the way is named, said and reported once`, async ({
    page,
    complaints,
  }) => {
    await page.goto('/')
    await clientStarted(page)
    await refuse(page, '**/api/public/pages/portfolio', { status })
    const told = reports(page)
    await portfolio(page).click()
    await expect(page).toHaveTitle(`${NAME} - ${heading}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page.locator('main').getByText(words).last()).toBeVisible()
    await expect(page.locator('main').getByText(String(status))).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    const report = { business: 'errors', status, message: words, route: '/api/public/pages/:slug' }
    await expect.poll(() => told).toEqual([report])
    await page.waitForLoadState('networkidle')
    expect(told).toHaveLength(1)
    quiet(complaints)
  })

for (const status of [401, 403])
  test(`a page that fails with ${status} says so and is not reported`, async ({ page, complaints }) => {
    await page.goto('/')
    await clientStarted(page)
    await refuse(page, '**/api/public/pages/portfolio', { status, message: 'Not for you' })
    const told = reports(page)
    await portfolio(page).click()
    await expect(page.locator('main').getByText('Not for you')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(told).toEqual([])
    quiet(complaints)
  })

test('401 Unauthorized logs out: the page says so, and the booking is dropped', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await clientStarted(page)
  const kept = () => page.evaluate(() => localStorage.getItem('bellows.booking'))
  await page.evaluate(() => localStorage.setItem('bellows.booking', '{}'))
  await refuse(page, '**/api/public/pages/portfolio', { status: 401, message: 'Not for you' })
  await portfolio(page).click()
  await expect(page.locator('main').getByText('Not for you')).toBeVisible()
  expect(await kept()).toBe('{}')
  await page.goBack()
  await refuse(page, '**/api/public/pages/portfolio', { status: 401, message: 'Unauthorized' })
  await portfolio(page).click()
  await expect(page.locator('main').getByText('You have been logged out.')).toBeVisible()
  expect(await kept()).toBeNull()
  quiet(complaints)
})

const turns = {
  'pressed at once': async () => undefined,
  'pressed once its header found no code': async (page: Page) => {
    await portfolio(page).hover()
    await expect(page.locator('[data-alone]').filter({ has: page.getByRole('banner') })).toBeVisible()
  },
}

for (const [name, turn] of Object.entries(turns))
  test(`without a line a link says so, ${name}, and its page comes when the line is back`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/')
    await clientStarted(page)
    await page.waitForLoadState('networkidle')
    const foot = await page.getByRole('contentinfo').innerText()
    await context.setOffline(true)
    await turn(page)
    await portfolio(page).click()
    await expect(page.locator('main').getByText('Error connect to server', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${NAME} - Something went wrong`)
    await expect(page.locator('main')).not.toContainText(/\d{3}/)
    await expect(page.getByRole('banner')).toContainText(NAME)
    expect(await page.getByRole('contentinfo').innerText()).toBe(foot)
    await context.setOffline(false)
    await expect(page).toHaveTitle(/^Portfolio/)
    await expect(page.getByText('Error connect to server')).toHaveCount(0)
    quiet(complaints)
  })

test('a call that fails on a page is reported, though the page stands', async ({ page, complaints }) => {
  const told = reports(page)
  await refuse(page, '**/hold-slot', { status: 409, message: 'Taken' })
  await page.goto('/services/orchard-light-minis')
  await clientStarted(page)
  await page.getByRole('radio', { name: '9:50 AM' }).first().check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await expect(page.getByRole('alertdialog')).toContainText('Taken')
  const route = '/api/public/bookings/:id/hold-slot'
  await expect.poll(() => told).toEqual([{ business: 'errors', status: 409, message: 'Taken', route }])
  quiet(complaints)
})

const broken = () => Response.json({ error: 'x', message: 'It is broken', requestId: 'r-1' }, { status: 500 })

const none = async () => []

/** The API of the demo, of which one page is broken. */
const api: ApiFetch = async (asked, init) => {
  if (typeof asked !== 'string') throw new TypeError('The site asks by address')
  const ofDemo = new URL(asked, urlOf('errors').replace('errors.', ''))
  return ofDemo.pathname.startsWith('/api/public/pages/portfolio') ? broken() : fetch(ofDemo, init)
}

test('an error that the server met says itself and its status, before and after the client', async ({
  page,
  complaints,
}) => {
  const { render, ...files } = await builtSite(dist)
  const drawn = await render(new Request(`${site}/portfolio`), {
    ...files,
    builders: none,
    pictureOrigins: none,
    api,
  })
  const html = await drawn.text()
  const headers = Object.fromEntries(drawn.headers)
  await page.route('**/portfolio', (route) => route.fulfill({ status: drawn.status, headers, body: html }))
  const told = reports(page)
  const response = await page.goto('/portfolio')
  expect(response?.status()).toBe(500)
  const saysItself = async () => {
    await expect(page).toHaveTitle(`${NAME} - Something went wrong`)
    await expect(page.locator('main')).toContainText('It is broken')
    await expect(page.locator('main')).toContainText('500')
    await expect(page.locator('main')).toContainText('r-1')
  }
  await saysItself()
  await clientStarted(page)
  await page.waitForLoadState('networkidle')
  await saysItself()
  expect(told).toEqual([])
  quiet(complaints)
})
