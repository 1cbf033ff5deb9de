import type { Page } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { axeViolations, wcag } from '../site/axe.ts'
import { SERVICE } from '../site/book-a-mini.ts'
import { clientScript, expect, test } from '../site/console-watch.ts'
import { slotAt } from '../site/slot-at.ts'
import {
  banner,
  CAMPAIGN,
  choices,
  cookies,
  counted,
  documentAt,
  origin,
  press,
  strangers,
  vendorStarted,
} from '../site/counting.ts'
import { holdClient } from '../site/hold-client.ts'
import { COUNTED_HOST } from '../site/own-content.ts'

const { args = [], ...launch } = chromiumLaunch()
const found = `--host-resolver-rules=MAP ${COUNTED_HOST} 127.0.0.1`
const trusted = `--unsafely-treat-insecure-origin-as-secure=${origin}`
test.use({ launchOptions: { ...launch, args: [...args, found, trusted] } })

/** A time of one's own: a page that was drawn before another test held one may still offer it. */
async function chooseTime(page: Page, time: string): Promise<void> {
  await page.getByRole('radio', { name: time }).first().check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).first().click()
}

test('asks, and keeps nothing and asks nobody before an answer', async ({ page, context }) => {
  const asked = await strangers(page)
  await page.goto(counted(`/${CAMPAIGN}`))
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'More' })).toHaveAttribute('href', '/privacy')
  await expect(page.locator('body')).toBeFocused()
  await page.waitForLoadState('networkidle')
  expect(await cookies(context)).toEqual({})
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(asked).toEqual([])
  expect(page.url()).toContain('mc_eid')
})

test('No is kept, cleans the address, and is not asked about again', async ({ page, context }) => {
  const asked = await strangers(page)
  await page.goto(counted(`/${CAMPAIGN}`))
  await press(page, 'Decline')
  await expect(banner(page)).toBeHidden()
  await expect(page).toHaveURL(counted('/'))
  await page.goto(counted('/portfolio'))
  await expect(choices(page)).toBeVisible()
  await page.waitForFunction(() => 'isRouted' in window)
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  expect(await cookies(context)).toEqual({})
  expect(asked).toEqual([])
})

test('Yes on a later page keeps the campaign that brought the visitor, for 30 days', async ({
  page,
  context,
}) => {
  await page.goto(`/${CAMPAIGN}`)
  await expect(banner(page)).toBeVisible()
  await page.getByRole('link', { name: 'Portfolio' }).first().click()
  await expect(page).toHaveTitle(/^Portfolio/)
  await press(page, 'Accept')
  await expect.poll(() => cookies(context)).toEqual({ campaign_id: 'spring', unique_email_id: 'a1b2c3' })
  const [cookie] = await context.cookies()
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
  expect(days).toBeGreaterThan(29)
  expect(days).toBeLessThanOrEqual(30)
  expect(cookie?.sameSite).toBe('Lax')
})

for (const [when, script, isThere] of [
  ['the client has started', clientScript, () => true],
  ['the code that counts is there', '**/assets/tracking-*.js', () => 'isRouted' in window],
] as const)
  test(`who follows a link before ${when} keeps the campaign too, and goes back to a clean address`, async ({
    page,
    context,
  }) => {
    const code = await holdClient(page, script)
    await page.goto(`/${CAMPAIGN}`)
    await page.waitForFunction(isThere)
    await page.getByRole('link', { name: 'Portfolio' }).first().click()
    await expect(page).toHaveTitle(/^Portfolio/)
    code.letGo()
    await press(page, 'Accept')
    await expect.poll(() => cookies(context)).toEqual({ campaign_id: 'spring', unique_email_id: 'a1b2c3' })
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

test('Yes cleans the address without loading the page again', async ({ page }) => {
  await page.goto(`/portfolio${CAMPAIGN}&from=letter#content`)
  await expect(banner(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await press(page, 'Accept')
  await expect(page).toHaveURL('/portfolio?from=letter#content')
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  expect(calls.filter((url) => !url.includes('/assets/'))).toEqual([])
})

test('a link to one time asks as well and keeps the campaign, but no vendor sees it', async ({
  page,
  context,
}) => {
  const asked = await strangers(page)
  await page.goto(counted('/privacy'))
  const time = `/slots/${await slotAt(page, 'orchard-light-minis', '11:05')}`
  expect(await documentAt(page, time)).not.toMatch(/connect\.facebook\.net|admits-vendors/)
  await page.goto(counted(time + CAMPAIGN))
  await press(page, 'Accept')
  await expect.poll(() => cookies(context)).toEqual({ campaign_id: 'spring', unique_email_id: 'a1b2c3' })
  await expect(page).toHaveURL(counted(time))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('a studio’s vendors start with Yes, see no private screen, and go with No', async ({
  page,
  context,
}) => {
  const asked = await strangers(page)
  await page.goto(counted(SERVICE))
  await press(page, 'Accept')
  await vendorStarted(page)
  await expect.poll(async () => (await cookies(context))['_fbp']).toBe('fb.1')
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  const before = asked.length
  await chooseTime(page, '9:50 AM')
  await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeVisible()
  expect(await page.evaluate(() => 'isFirstDocument' in window || 'isVendorHere' in window)).toBe(false)
  expect(asked.slice(before)).toEqual([])
  await page.goto(counted('/'))
  await vendorStarted(page)
  await choices(page).click()
  await press(page, 'Decline')
  await page.waitForFunction(() => !('isVendorHere' in window))
  await page.waitForLoadState('load')
  await expect.poll(() => cookies(context)).toEqual({})
  expect(asked.filter((url) => /slots|select-package|token/.test(decodeURIComponent(url)))).toEqual([])
})

test('what a booking left in a document is not for vendors', async ({ page }) => {
  const asked = await strangers(page)
  await page.goto(counted(SERVICE))
  await expect(banner(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  await chooseTime(page, '11:05 AM')
  await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeFocused()
  await expect(banner(page)).toBeHidden()
  await page.goBack()
  await press(page, 'Accept')
  await expect(banner(page)).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
  expect(asked).toEqual([])
  await page.reload()
  await vendorStarted(page)
})

test.describe('private screens', () => {
  test.use({ refusals: [404] })
  test('neither ask nor let a vendor in', async ({ page }) => {
    await page.goto(SERVICE)
    await chooseTime(page, '3:25 PM')
    await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeVisible()
    await expect(banner(page)).toBeHidden()
    const step = new URL(page.url()).pathname
    for (const path of [step, '/contracts/verify', '/web-builder/preview', '/shoots/none', '/reserved/x/y']) {
      const text = await documentAt(page, path)
      expect(text).toContain("default-src 'none'")
      expect(text).not.toMatch(/connect\.facebook\.net|admits-vendors/)
    }
    for (const path of ['/', '/portfolio', SERVICE])
      expect(await documentAt(page, path)).toMatch(/connect\.facebook\.net.*admits-vendors/s)
  })
})

for (const [path, place] of [
  ['/', 'from the footer'],
  ['/bare', 'where there is no footer'],
] as const)
  test(`the answer can be changed ${place}, by keyboard`, async ({ page, context }) => {
    await page.goto(`${path}${CAMPAIGN}`)
    await expect(page.locator('footer')).toHaveCount(path === '/' ? 1 : 0)
    await press(page, 'Decline')
    await choices(page).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeFocused()
    await banner(page).getByRole('button', { name: 'Accept' }).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
    await expect(choices(page)).toBeFocused()
    await expect.poll(async () => Object.keys(await cookies(context))).toHaveLength(2)
    await page.keyboard.press('Enter')
    await press(page, 'Decline')
    await expect.poll(() => cookies(context)).toEqual({})
  })

test('an answer that nobody could have given is none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bellows.consent', '{"accepted":true}'))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
})

test('a browser that refuses for its visitor has answered', async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )
  await page.goto(`/${CAMPAIGN}`)
  await expect(page).toHaveURL('/')
  await expect(choices(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect(await cookies(context)).toEqual({})
})

for (const width of [375, 820, 1440])
  test(`at ${width} nothing that takes the focus hides behind it, and it passes axe`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/privacy')
    await expect(banner(page)).toBeVisible()
    expect(await axeViolations(page, wcag)).toEqual([])
    const top = await banner(page).evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(480)
    await choices(page).focus()
    await expect
      .poll(() => choices(page).evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(top)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing is asked, and nothing offers to', async ({ page, context }) => {
    await page.goto(`/${CAMPAIGN}`)
    await expect(page.locator('footer')).toBeVisible()
    await expect(banner(page)).toBeHidden()
    await expect(choices(page)).toBeHidden()
    expect(await cookies(context)).toEqual({})
  })
})
