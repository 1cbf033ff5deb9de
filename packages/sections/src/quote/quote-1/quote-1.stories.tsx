import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, items } from '../story/content.ts'
import { quote1 } from './quote-1.template.ts'

const { meta: base, core } = sectionStories(quote1, 'quote', {
  purpose: 'Sets one sentence of a client in the middle of the page, with its mark above and its name below.',
  choose:
    'The page needs a pause between two pictures; where the words should stand at the edge take QUOTE-2.',
  content,
})
const meta: Meta = { title: 'Sections/Quote/QUOTE-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
export const NoMark: Story = core.option({ showMark: false })
export const WithButton: Story = core.option({
  description: '<p>Two more stories of that summer.</p>',
  showButton: true,
  buttonLabel: 'Read them',
  buttonLink: 'https://alderandwren.example/stories',
})
/** A text that its owner emptied leaves no room below the quote. */
export const EmptiedText: Story = {
  args: { description: '<p></p>', showButton: false },
  play: async ({ canvasElement }) => {
    const axis = canvasElement.querySelector('figure')?.parentElement
    await expect(axis?.lastElementChild?.tagName).toBe('FIGURE')
  },
}
export const LongQuote: Story = {
  args: {
    items: [{ ...items[0], quote: `<p>${'They saw everything and were never in the way. '.repeat(8)}</p>` }],
  },
}
/** A quote of somebody whose name is not said has no caption. */
export const NoName: Story = {
  args: { items: [{ ...items[0], name: '' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('figure blockquote')).not.toBeNull()
    await expect(canvasElement.querySelector('figcaption')).toBeNull()
  },
}
export const RightAligned: Story = core.option({ titleSetting: { align: 'right' } })
/** The spec’s opening mark: 61 px on large screens, 52 px below; read by nobody. */
const markIs =
  (size: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const mark = canvasElement.querySelector<HTMLElement>('figure > [aria-hidden="true"]')
    await expect(mark && getComputedStyle(mark).fontSize).toBe(size)
  }
export const Mark: Story = { play: markIs('52px') }
export const MarkOnWide: Story = { ...onWide, play: markIs('61px') }
export const Common: Story = core.Common
