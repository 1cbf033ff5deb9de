import type { Page } from '@playwright/test'
import { clientStarted, expect, test } from '../site/console-watch.ts'

const pathOf = (url: string) => new URL(url).pathname
const footerLook = (page: Page) =>
  page.locator('[data-kind=footer]').evaluate((footer) =>
    [footer, ...footer.querySelectorAll('*')].map((part) => {
      const { fontSize, paddingBlockStart, columnGap, color } = getComputedStyle(part)
      return [part.tagName, fontSize, paddingBlockStart, columnGap, color].join(' ')
    }),
  )

test('what the page has of styles is not fetched again, costs no elements, and goes along with the visitor', async ({
  page,
}) => {
  const fetched: string[] = []
  const answered = new Map<string, number>()
  page.on('response', (response) => answered.set(pathOf(response.url()), response.status()))
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(pathOf(request.url()))
  })
  await page.goto('/')
  await clientStarted(page)
  const joined = fetched.find((path) => path.includes('+')) ?? ''
  const present = joined.slice('/assets/'.length, -'.css'.length).split('+')
  expect(present.length).toBeGreaterThan(10)
  expect(answered.get(joined)).toBe(200)

  for (const section of await page.locator('main [data-block]').all()) await section.scrollIntoViewIfNeeded()
  await page.locator('[data-kind=footer]').click({ position: { x: 5, y: 5 } })
  expect(fetched.filter((path) => present.includes(path.slice('/assets/'.length, -'.css'.length)))).toEqual(
    [],
  )
  expect(await page.locator('head link[rel=stylesheet]').count()).toBeLessThan(5)

  await page.locator('[data-kind=footer] a[href="/contact"]').first().click()
  await page.waitForURL('**/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const walked = await footerLook(page)
  await page.reload()
  await expect(page.locator('[data-kind=footer]')).toBeVisible()
  expect(walked).toEqual(await footerLook(page))
})
