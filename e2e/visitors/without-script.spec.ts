import { expect, test } from '../site/console-watch.ts'
import { isWhole } from '../site/crosses.ts'
import { demoPages, urlOf } from '../site/studios.ts'

const pages = ['alder-and-wren', 'studio-brisant'].flatMap((studio) =>
  demoPages(studio).map((path) => ({ studio, path })),
)
/** A tenth of them, whose pages have slides, answers that open, and times; all with `PROMISES=1`. */
const covering = new Set(['studio-brisant /series', 'studio-brisant /', 'alder-and-wren /'])
const visited = isWhole ? pages : pages.filter(({ studio, path }) => covering.has(`${studio} ${path}`))

/** Words, pictures and links that are in the document and seen nowhere on the page. */
function missingFrom(): string[] {
  const seen = { opacityProperty: true, visibilityProperty: true }
  // What only a script answers, what no reader hears of, and what the browser itself opens.
  const aside =
    '[data-needs-script], [aria-hidden="true"], noscript, script, style, svg, template, option, [role="tablist"]'
  // What is far away is drawn, and its appearing begun, once the visitor comes near.
  const isAppearing = (element: Element | null): boolean =>
    element !== null && (element.getAnimations().length > 0 || isAppearing(element.parentElement))
  const isShown = (element: Element) =>
    element.checkVisibility(seen) || (element.checkVisibility() && isAppearing(element))
  const main = document.querySelector('main') ?? document.body
  const told: (readonly [string, Element])[] = []
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: box, nodeValue } = texts.currentNode
    if (box && /\p{L}/u.test(nodeValue ?? '')) told.push([nodeValue ?? '', box])
  }
  for (const image of main.querySelectorAll('img')) told.push([`picture ${image.src}`, image])
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href], footer a[href]'))
    told.push([`link ${link.href}`, link])
  const heard = told.filter(([, element]) => !element.closest(aside))
  const shown = new Set(heard.filter(([, element]) => isShown(element)).map(([what]) => what))
  return [...new Set(heard.map(([what]) => what))].filter((what) => !shown.has(what))
}

test.use({
  viewport: { width: 375, height: 812 },
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const { studio, path } of visited)
  test(`${path} of ${studio} is whole: its words, pictures and links are seen`, async ({ page }) => {
    await page.goto(urlOf(studio) + path)
    await expect(page.locator('h1').first()).toBeVisible()
    expect(await page.evaluate(missingFrom)).toEqual([])
    const pictures = page.locator('main img')
    for (const picture of await pictures.all()) {
      if (!(await picture.isVisible())) continue
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true)
    }
  })

test('a picture of a gallery leads to itself in large, and is no button', async ({ page }) => {
  await page.goto(`${urlOf('alder-and-wren')}/portfolio`)
  await expect(page.locator('main button:has(img)')).toHaveCount(0)
  await page
    .getByRole('link', { name: /^Open image/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/media\/.*\.jpe?g$/)
})
