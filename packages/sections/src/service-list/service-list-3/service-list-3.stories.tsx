import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { onTablet, onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { playCards, playFacts } from '../story/card-plays.ts'
import { content } from '../story/content.ts'
import { listStories } from '../story/list-stories.ts'
import { listHost, studioServices } from '../story/services.ts'
import { serviceList3 } from './service-list-3.template.ts'

const { meta: base, core } = sectionStories(serviceList3, 'serviceList', {
  purpose: 'Sets services as a table of contents, with the picture of the one that is turned to beside it.',
  choose: 'Names say more than pictures, or there are many services; for cards take service-list-1.',
  content,
  host: listHost(7),
})
const meta: Meta = { title: 'Sections/Service list/service-list-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

/** What is written in an element, without its spaces, each letter with the foot of its line. */
function lettersOf(element: Element) {
  const letters: { letter: string; line: number }[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: letter, index } of node.textContent?.matchAll(/\S/g) ?? []) {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      letters.push({ letter, line: range.getBoundingClientRect().bottom })
    }
  return letters
}

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = listStories.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = listStories.NoImages
/** One is not numbered. */
export const OneItem: Story = {
  ...listStories.OneItem,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.queryByText('01')).toBeNull()
  },
}
export const ManyItems: Story = listStories.ManyItems
export const NoFolio: Story = core.option({ showFolio: false })
/** On tablets an accent on a large capital stays clear of the number above it. */
export const FolioOnTablet: Story = {
  ...onTablet,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { name: 'Family session' }).getBoundingClientRect()
    const folio = canvas.getByText('02').getBoundingClientRect()
    await expect(name.top - folio.bottom).toBeGreaterThanOrEqual(12)
  },
}
export const NoPrice: Story = listStories.NoPrice
export const NoDuration: Story = listStories.NoDuration
export const Empty: Story = listStories.Empty
export const EmptyInPreview: Story = listStories.EmptyInPreview
export const Loading: Story = listStories.Loading
export const Failed: Story = listStories.Failed

export const Cards: Story = { play: ({ canvasElement }) => playCards(canvasElement) }
export const Facts: Story = { play: ({ canvasElement }) => playFacts(canvasElement) }

const left = (element: Element | null) => element?.getBoundingClientRect().left ?? Number.NaN
const top = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN
const LINE = 8
/** At the beginning of a further line a dot stands before the line's box, which cuts it off. */
async function showsBetweenFacts(dot: HTMLElement) {
  const line = dot.closest('p')
  const isSeen = left(dot) >= left(line)
  await expect(isSeen).toBe(top(dot) < top(line) + LINE)
}
/** Where a line of facts breaks, no dot is left at either end; a number stays with its unit. */
export const Dots: Story = {
  ...onWide,
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('link', { name: 'Family session' }).closest('li') ?? canvasElement
    const dots = [...row.querySelectorAll('span')].filter(({ textContent }) => textContent.trim() === '·')
    await expect(dots).toHaveLength(2)
    for (const dot of dots) await showsBetweenFacts(dot)
    const letters = lettersOf(canvas.getByRole('timer'))
    for (const number of letters.filter(({ letter }) => /\d/.test(letter)))
      await expect(letters[letters.indexOf(number) + 1]?.line).toBe(number.line)
  },
}

const panelOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('ol + [aria-hidden="true"]')!
const shownIn = (panel: HTMLElement) =>
  panel.querySelector('[data-current] img')?.getAttribute('src') ?? 'nothing'
const pictureAt = (index: number) => studioServices[index]?.image?.url

/** The row with the focus shows its picture, and the next is fetched already. */
export const FocusPreview: Story = {
  play: async ({ canvas, canvasElement }) => {
    const panel = panelOf(canvasElement)
    await expect(shownIn(panel)).toBe(pictureAt(0))
    canvas.getByRole('link', { name: 'Engagement' }).focus()
    await waitFor(() => expect(shownIn(panel)).toBe(pictureAt(2)))
    const fetched = [...panel.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    await expect(fetched).toEqual([0, 2, 3].map(pictureAt))
    await expect(canvas.queryAllByRole('img').every((image) => !panel.contains(image))).toBe(true)
  },
}
/** The same with the pointer. */
export const HoverPreview: Story = {
  tags: ['visual-1440'],
  play: async ({ canvas, canvasElement }) => {
    const panel = panelOf(canvasElement)
    await userEvent.hover(canvas.getByRole('link', { name: 'Family session' }))
    await waitFor(() => expect(shownIn(panel)).toBe(pictureAt(1)))
    await userEvent.hover(canvas.getByRole('link', { name: 'Engagement' }))
    await waitFor(() => expect(shownIn(panel)).toBe(pictureAt(2)))
  },
}
