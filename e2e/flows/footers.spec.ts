import type { Locator, Page } from '@playwright/test'
import { testPort } from '../../scripts/test-port.ts'
import { DESK, footers, framedStudio, headers, PHONE } from '../framed-studio.ts'
import { expect, test } from '../site/console-watch.ts'
import { partOf } from '../site/crosses.ts'
import { onScratchStudio } from '../site/on-scratch-studio.ts'

onScratchStudio(framedStudio('footers', testPort(3250)))

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

const pairs = headers.flatMap((header) => footers.map((footer) => [header, footer] as const))

for (const [header, footer] of partOf(pairs, 3))
  test(`header ${header} and footer ${footer} stand on one page, nothing wider than a phone`, async ({
    page,
  }) => {
    for (const width of [320, PHONE.width, 820, 1024, DESK.width]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/h${header}-f${footer}`)
      expect(await isWide(page), `at ${width}`).toBe(false)
    }
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByText(/^© \d{4} Scratch Studio$/)).toBeVisible()
    const links = foot.getByRole('navigation', { name: 'Footer' })
    await expect(links.getByText('Refused').filter({ visible: true })).toBeVisible()
    await expect(foot.locator('[href^="javascript"]')).toHaveCount(0)
    await links.getByRole('link', { name: 'Stories' }).click()
    await expect(page).toHaveURL('/stories')
  })

/** Where the first line of each box stands. */
const firstLines = (boxes: Locator) =>
  boxes.evaluateAll((found) =>
    found.map((box) => {
      const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      words.nextNode()
      const mark = document.createElement('span')
      mark.style.display = 'inline-block'
      words.currentNode.parentElement?.prepend(mark)
      const { bottom } = mark.getBoundingClientRect()
      mark.remove()
      return Math.round(bottom)
    }),
  )

const columns = (foot: Locator) =>
  foot.locator('h2:visible').filter({ hasText: /^(Contact|Office hours|Menu|Follow)$/ })
const brand = (foot: Locator) => foot.getByRole('link', { name: 'Scratch Studio' })
const rows: Record<number, (foot: Locator) => Locator> = {
  1: (foot) => columns(foot).or(brand(foot)),
  3: columns,
  4: (foot) => brand(foot).or(foot.getByRole('listitem')),
}

for (const [footer, row] of Object.entries(rows))
  test(`footer ${footer}: what begins beside each other stands on one line`, async ({ page }) => {
    await page.setViewportSize(DESK)
    await page.goto(`/h1-f${footer}`)
    const lines = await firstLines(row(page.getByRole('contentinfo')))
    expect(lines.length).toBeGreaterThan(2)
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1)
  })

test('footer 1 on a phone: its folded menu opens', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/h1-f1')
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('button', { name: 'Menu' }).click()
  await expect(foot.getByRole('link', { name: 'Stories' })).toBeVisible()
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
  const FINGER = 44
  for (const footer of footers)
    test(`footer ${footer}: its links are as high as a finger`, async ({ page }) => {
      await page.goto(`/h1-f${footer}`)
      const links = page.getByRole('contentinfo').locator(':is(ul, address) a')
      const heights = await links.evaluateAll((found) =>
        found.map((link) => Math.round(link.getBoundingClientRect().height)),
      )
      expect(heights.length).toBeGreaterThan(1)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(FINGER)
    })
})
