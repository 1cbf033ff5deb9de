import { barWidths } from '@bellows/tokens'
import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { onNotebook, onScreen } from '../../kit/story/height-plays.ts'
import { manyItems } from '../../kit/story/menus.ts'

type HeaderStory = Pick<StoryObj, 'args' | 'globals' | 'parameters' | 'play'>
type Play = NonNullable<StoryObj['play']>

/** Page margins of the widest window, on both sides. */
const MARGINS = 160

const menuOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Main' }))
const besides = new Set<string | null>(['Inquire', 'Instagram', 'Pinterest'])
/** What of the menu can be reached; hidden copies have no role. */
const reachable = (canvasElement: HTMLElement) =>
  menuOf(canvasElement)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((title) => !besides.has(title))
const moreOf = (canvasElement: HTMLElement) => menuOf(canvasElement).queryByRole('button', { name: 'More' })

const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
/** Controls of the bar stand beside each other in it. */
async function standsInBar(canvasElement: HTMLElement) {
  const controls = [...canvasElement.querySelectorAll('header :is(a, button)')].filter(
    (each) => each.checkVisibility() && !each.closest('[data-navigation-panel], dialog'),
  )
  const boxes = controls.map((each) => each.getBoundingClientRect())
  const { right } = canvasElement.getBoundingClientRect()
  await expect(Math.max(...boxes.map((box) => box.right))).toBeLessThanOrEqual(right)
  const over = boxes.filter((one, i) => boxes.slice(i + 1).some((other) => isOver(one, other)))
  await expect(over).toHaveLength(0)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

/** As many as fit stand in the bar, the others under "More"; returns how many stand. */
async function foldsTheRest(canvasElement: HTMLElement, titles: readonly string[]): Promise<number> {
  const standing = reachable(canvasElement)
  await expect(standing).toEqual(titles.slice(0, standing.length))
  await expect(standing.length).toBeGreaterThanOrEqual(2)
  await standsInBar(canvasElement)
  const more = moreOf(canvasElement)
  if (standing.length === titles.length) {
    await expect(more).toBeNull()
    return standing.length
  }
  if (!more) throw new Error('No button for the others')
  await userEvent.click(more)
  await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'))
  const all = reachable(canvasElement)
  await expect(all.toSorted()).toEqual(titles.toSorted())
  await expect(new Set(all).size).toBe(titles.length)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  await userEvent.keyboard('{Escape}')
  return standing.length
}

/** The arrow goes through what stands, then to "More", and round. */
async function arrowsPass(canvasElement: HTMLElement) {
  const menu = menuOf(canvasElement)
  const standing = reachable(canvasElement)
  menu.getByRole('link', { name: standing[0] ?? '' }).focus()
  for (const title of [...standing.slice(1), 'More', ...standing.slice(0, 1)]) {
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement?.textContent).toBe(title)
  }
}

const LONG_NAME = { ...fakeHost.business, businessName: 'Photographers of Halloran & Sons' }
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

/** So many short entries in a window of 1200 pixels beside a longer name: some stand, and "More" holds exactly the others. */
export function someAndMore(count: number): HeaderStory {
  const menuItems = manyItems.slice(0, count)
  return {
    ...onNotebook,
    args: { menuItems, host: { business: LONG_NAME } },
    play: async ({ canvasElement }) => {
      if (window.innerWidth < 1200) return
      await expect(within(canvasElement).queryByRole('button', { name: 'Menu' })).toBeNull()
      await expect(await foldsTheRest(canvasElement, titlesOf(menuItems))).toBeLessThan(count)
      await arrowsPass(canvasElement)
    },
  }
}

const atEachWidth =
  (check: (canvasElement: HTMLElement) => Promise<unknown>): Play =>
  async ({ canvasElement, step }) => {
    if (window.innerWidth < 1920) return
    for (const width of barWidths)
      await step(`${width} pixels`, async () => {
        canvasElement.style.inlineSize = `${width + MARGINS}px`
        await check(canvasElement)
      })
    canvasElement.style.inlineSize = ''
  }

/** In no width does an entry stand twice, or nowhere. */
export const nothingTwice: HeaderStory = {
  ...onScreen,
  args: { menuItems: manyItems, showSocial: true },
  play: atEachWidth((canvasElement) => foldsTheRest(canvasElement, titlesOf(manyItems))),
}
const isMarked = (each: Element | null) =>
  each !== null && getComputedStyle(each, '::after').transform === 'none'
/** The mark stands under the current page, or under "More" where that holds it. */
export const marksFolded: HeaderStory = {
  ...onScreen,
  args: { menuItems: manyItems, host: { path: '/minis', business: LONG_NAME } },
  play: atEachWidth(async (canvasElement) => {
    const here = menuOf(canvasElement).queryByRole('link', { name: 'Minis' })
    await waitFor(() => expect([isMarked(here), isMarked(moreOf(canvasElement))]).toEqual([!!here, !here]))
  }),
}
