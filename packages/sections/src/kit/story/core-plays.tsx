import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { serverSection } from './server-section.tsx'
import type { StorySection } from './in-page.tsx'

type Context = Pick<StoryContext, 'canvasElement'>

const sectionOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-template]')

/** Width of words that are for screen readers only. */
const HEARD_ONLY = 1

/** Nothing runs out of the section sideways, and no line of words is cut off. */
export async function fits({ canvasElement }: Context) {
  const section = sectionOf(canvasElement)
  if (!section) return
  await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth)
  for (const words of section.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, dt, dd, blockquote'))
    if (words.clientWidth > HEARD_ONLY)
      await expect(words.scrollWidth, words.textContent).toBeLessThanOrEqual(words.clientWidth)
}

/** Without a title the section is named by its kind, and leaves no empty heading behind. */
export async function isNamed({ canvasElement }: Context) {
  const section = sectionOf(canvasElement)
  if (section?.tagName === 'SECTION') await expect(section).toHaveAttribute('aria-label')
  for (const heading of section?.querySelectorAll('h1, h2, h3') ?? [])
    await expect(heading.textContent).not.toBe('')
}

/** None of the pictures is there. */
export const showsNone =
  (pictures: unknown) =>
  async ({ canvasElement }: Context) => {
    const urls = new Set(((pictures ?? []) as readonly { url: string }[]).map(({ url }) => url))
    const shown = [...canvasElement.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
    await expect(shown.filter((url) => urls.has(url))).toEqual([])
  }

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

/** The background picture lies under the whole section, and its words on it. */
export async function showsBackdrop({ canvasElement }: Context) {
  const section = boxOf(sectionOf(canvasElement))
  const ground = boxOf(canvasElement.querySelector('[aria-hidden="true"] img'))
  await expect(ground.width).toBeCloseTo(section.width, 0)
  await expect(ground.height).toBeCloseTo(section.height, 0)
  const title = boxOf(canvasElement.querySelector('h1, h2'))
  const top = document.elementFromPoint(title.left + 4, title.top + 4)
  await expect(top?.closest('[aria-hidden="true"]')).toBeNull()
}

/** Ids that React counts up differ from one rendering to the next. */
export const plain = (html: string) => html.replaceAll(/_[Rr]_[^"_ ]*_/g, 'id')

/** An option that changes nothing in what is drawn does nothing. */
export const changesSomething =
  (section: StorySection, options: Record<string, unknown>) =>
  async ({ canvasElement }: Context) => {
    const drawn = (more: Record<string, unknown>) => {
      const place = serverSection(canvasElement, { ...section, options: { ...section.options, ...more } })
      const html = plain(place.innerHTML)
      place.remove()
      return html
    }
    await expect(drawn(options)).not.toBe(drawn({}))
  }
