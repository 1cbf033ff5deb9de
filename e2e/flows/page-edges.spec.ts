import { expect, test } from '../site/console-watch.ts'

const MARGIN = 64

test('brand, services, gallery, form and footer meet one left edge at 1440', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const edges: Record<string, number> = {}
  const places = {
    '/sessions': ['header a:visible', '[data-kind=serviceList] h2', 'footer a:visible'],
    '/portfolio': ['[data-kind=images] li'],
    '/contact': ['[data-kind=inquiryForm] :is(h2, img)'],
  }
  for (const [path, selectors] of Object.entries(places)) {
    await page.goto(path)
    for (const selector of selectors)
      edges[`${path} ${selector}`] = await page
        .locator(selector)
        .evaluateAll((boxes) => Math.min(...boxes.map((box) => Math.round(box.getBoundingClientRect().left))))
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
