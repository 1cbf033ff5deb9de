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
