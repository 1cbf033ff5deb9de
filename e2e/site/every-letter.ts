import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { letterKinds } from '../../packages/server/src/mail/letters.ts'
import { clientStarted, expect, test } from './console-watch.ts'
import { letterFile } from './letters.ts'
import { urlOf } from './studios.ts'

/** Where letters lead: the address, and the first words of the title there, in the studio's language. */
export type Screens = readonly (readonly [address: RegExp, title: string])[]

/** Letters that say all there is to say. */
const leadNowhere = new Set(
  letterKinds.filter(
    (kind) => kind.endsWith(':owner') || /order\.cancelled|inquiry\.received|waitlist\.joined/.test(kind),
  ),
)

const ADDRESS = /https?:\/\/[^\s"<>]+/g
const unescape = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) => unescape(href))
const picturesIn = (html: string) =>
  Array.from(html.matchAll(/<img [^>]*src="([^"]*)"/g), ([, src = '']) => unescape(src))

async function readLetter(studio: string, kind: string) {
  await expect.poll(() => letterFile(studio, kind), { message: `${kind} is written` }).not.toBeNull()
  const { html = '', text = '', to } = await PostalMime.parse(letterFile(studio, kind) ?? '')
  expect(to).toHaveLength(1)
  return { inHtml: linksIn(html), inText: text.match(ADDRESS) ?? [], pictures: picturesIn(html) }
}

/** A link is of the studio's own host; on this machine that host has a port. */
function placeOf(link: string, studio: string): string {
  const { origin, pathname, search, hash } = new URL(link)
  expect(origin).toBe(`https://${studio}.localhost`)
  return `${pathname}${search}${hash}`
}

async function follow(page: Page, place: string, screens: Screens): Promise<void> {
  const [, title] = screens.find(([address]) => address.test(place)) ?? []
  expect(title, `${place} is an address that letters may lead to`).toBeDefined()
  // What stands after the # alone would change nothing in a page that is already there.
  await page.goto('about:blank')
  const answer = await page.goto(place)
  expect([place, answer?.status()]).toEqual([place, 200])
  await clientStarted(page)
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Every letter of a studio is read from its file, and what it leads to is opened. */
export function everyLetterLeadsSomewhere(studio: string, screens: Screens): void {
  const seen = new Set<string>()
  // The studio is not named by the file in which the tests are written down.
  test.use({ baseURL: urlOf(studio) })
  for (const kind of letterKinds)
    test(`${kind} of ${studio} leads to a page that is there`, async ({ page }) => {
      const { inHtml, inText, pictures } = await readLetter(studio, kind)
      expect(inHtml).toEqual(inText)
      expect(inHtml).toHaveLength(leadNowhere.has(kind) ? 0 : 1)
      for (const picture of pictures) {
        const answer = await page.request.get(placeOf(picture, studio))
        expect([picture, answer.status()]).toEqual([picture, 200])
      }
      for (const place of inHtml.map((link) => placeOf(link, studio))) {
        if (!seen.has(place)) await follow(page, place, screens)
        seen.add(place)
      }
    })

  test(`letters of ${studio} lead to every screen that is named`, async () => {
    const letters = await Promise.all(letterKinds.map((kind) => readLetter(studio, kind)))
    const places = letters.flatMap(({ inHtml }) => inHtml.map((link) => placeOf(link, studio)))
    expect(screens.filter(([address]) => !places.some((place) => address.test(place)))).toEqual([])
  })
}
