import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onTablet } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, items } from '../story/content.ts'
import { sharesRows } from '../story/spans.ts'
import { facts4 } from './facts-4.template.ts'

const { meta: base, core } = sectionStories(facts4, 'facts', {
  purpose: 'Rules short statements into a table of cells.',
  choose: 'Each is a sentence or two and all weigh the same; for figures take FACTS-1.',
  content,
})
const meta: Meta = { title: 'Sections/Facts/FACTS-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
const more = [...items, ...items]
export const FourItems: Story = { args: { items: more.slice(0, 4) }, play: sharesRows('ul > li', [3, 1]) }
export const FiveItems: Story = { args: { items: more.slice(0, 5) }, play: sharesRows('ul > li', [3, 2]) }
export const FourOnTablet: Story = {
  ...onTablet,
  args: { items: more.slice(0, 4) },
  play: sharesRows('ul > li', [2, 2]),
}
export const FourOnPhone: Story = {
  ...onPhone,
  args: { items: more.slice(0, 4) },
  play: sharesRows('ul > li', [1, 1, 1, 1]),
}
const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left)
/** What begins a row stands under the title's own edge; the others stand off their line. */
const beginAtTitle = (firsts: number): Story => ({
  args: { items: more.slice(0, 5) },
  play: async ({ canvas }) => {
    const edge = leftOf(canvas.getByRole('heading', { level: 2 }))
    const starts = canvas.getAllByRole('heading', { level: 3 }).map(leftOf)
    await expect(Math.min(...starts)).toBe(edge)
    await expect(starts.filter((start) => start === edge)).toHaveLength(firsts)
  },
})
export const Edges: Story = beginAtTitle(2)
export const EdgesOnTablet: Story = { ...onTablet, ...beginAtTitle(3) }
export const EdgesOnPhone: Story = { ...onPhone, ...beginAtTitle(5) }
/** The words' distance to the table is not made longer by the first cell. */
export const CloseOnPhone: Story = {
  ...onPhone,
  args: { description: '', showButton: false },
  play: async ({ canvas, canvasElement }) => {
    const { bottom } = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect()
    const first = canvasElement.querySelector('ul > li > span')?.getBoundingClientRect().top ?? Number.NaN
    await expect(first - bottom).toBeLessThanOrEqual(64)
  },
}
const [timeless, ...valued] = items
/** What a fact has of its own stands where its number would. */
export const Numbered: Story = {
  args: { numbered: true, items: [{ ...timeless, value: '' }, ...valued] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('01')).toBeVisible()
    await expect(canvas.getByText('48 h')).toBeVisible()
    await expect(canvas.queryByText('03')).toBeNull()
  },
}
/** Labels may be capitals, set wide; the unit of a value is neither. */
export const Units: Story = {
  play: async ({ canvas }) => {
    const { textTransform, letterSpacing } = getComputedStyle(canvas.getByText('48 h'))
    await expect(textTransform).toBe('none')
    await expect(parseFloat(letterSpacing) || 0).toBe(0)
  },
}
