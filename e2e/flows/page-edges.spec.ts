import type { Page } from '@playwright/test'
import { SERVICE } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'
import { urlOf } from '../site/studios.ts'

const MARGIN = 64
const WIDTH = 1440

const brisant = (path: string) => urlOf('studio-brisant') + path

/** What meets the edges of the page, left and right. */
const places = {
  left: {
    '/': ['header a:visible', 'footer a:visible'],
    '/sessions': ['header a:visible', '[data-kind=serviceList] h2', 'footer a:visible'],
    '/portfolio': ['[data-kind=images] li'],
    '/contact': ['[data-kind=inquiryForm] :is(h2, img)'],
    [SERVICE]: ['header a:visible', '[data-booking-panel] h2', 'footer a:visible'],
    // Its header stands in the middle.
    [brisant('/')]: ['[data-kind=hero] h1', 'footer a:visible'],
  },
  right: {
    '/': ['header :is(a, button):visible'],
    '/sessions': ['[data-kind=serviceList] li'],
    '/portfolio': ['[data-kind=images] li'],
    [SERVICE]: ['[data-booking-panel] [data-card]'],
  },
}

for (const side of ['left', 'right'] as const)
  test(`header, sections, panel and footer meet one ${side} edge at ${WIDTH}`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTH, height: 900 })
    const edges: Record<string, number> = {}
    for (const [path, selectors] of Object.entries(places[side])) {
      await page.goto(path)
      for (const selector of selectors) {
        const boxes = await page
          .locator(selector)
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
        const ends = boxes.map(({ left, right }) => Math.round(side === 'left' ? left : WIDTH - right))
        edges[`${path} ${selector}`] = Math.min(...ends)
      }
    }
    expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((name) => [name, MARGIN])))
  })

/** Where each column of the pictures of a block ends, and how high a picture is at the middle of them. */
const columnsOf = (page: Page, list: string) =>
  page.locator(list).evaluate((block) => {
    const boxes = [...block.children].map((child) => child.getBoundingClientRect())
    const ends = new Map<number, number>()
    for (const { left, bottom } of boxes)
      ends.set(Math.round(left), Math.max(ends.get(Math.round(left)) ?? 0, bottom))
    const heights = boxes.map(({ height }) => height).toSorted((one, other) => one - other)
    const inOrder = [...ends].toSorted(([one], [other]) => one - other).map(([, end]) => end)
    return { ends: inOrder, height: heights[Math.floor(heights.length / 2)] ?? 0 }
  })

for (const width of [820, 1024, 1440])
  test(`at ${width} columns of pictures end level, and the last row of services has no hole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/portfolio', '/newborns', SERVICE]) {
      await page.goto(path)
      const pictures = await columnsOf(page, '[data-template=IMAGES-1] ul')
      expect(pictures.ends.length).toBeGreaterThanOrEqual(width < 992 ? 2 : 3)
      const spread = Math.max(...pictures.ends) - Math.min(...pictures.ends)
      expect(spread, path).toBeLessThanOrEqual(pictures.height / 3)
    }
    await page.goto('/sessions')
    const services = await columnsOf(page, '[data-template=service-list-2] ul')
    // A hole lies between two columns that go on below it.
    const holes = services.ends
      .slice(1, -1)
      .filter(
        (end, index) =>
          Math.min(services.ends[index] ?? 0, services.ends[index + 2] ?? 0) - end > services.height / 3,
      )
    expect(services.ends.length).toBeGreaterThan(1)
    expect(holes).toEqual([])
  })

test('the document’s ground has the colour of its paper', async ({ page }) => {
  await page.goto('/')
  const colours = await page.evaluate(() => {
    const paper = document.createElement('div')
    paper.dataset['scheme'] = 'light_1'
    document.body.append(paper)
    return [document.documentElement, paper].map((box) => getComputedStyle(box).backgroundColor)
  })
  expect(colours[0]).toBe(colours[1])
  expect(colours[0]).not.toBe('rgba(0, 0, 0, 0)')
})
