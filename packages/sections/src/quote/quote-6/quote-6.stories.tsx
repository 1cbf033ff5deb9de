import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, items } from '../story/content.ts'
import { quote6 } from './quote-6.template.ts'

const { meta: base, core } = sectionStories(quote6, 'quote', {
  purpose: 'Sets up to three short quotes beside each other between two rules.',
  choose: 'The voices weigh the same and are short; for longer ones take QUOTE-5.',
  content,
})
const meta: Meta = { title: 'Sections/Quote/QUOTE-6', ...base }
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
export const TwoItems: Story = {
  args: { items: items.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('ul > li')).toHaveLength(2)
  },
}
/** Beside each other they share their rows: the names stand on one line. */
export const SharedRows: Story = {
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('figcaption')].map((name) =>
      name.getBoundingClientRect(),
    )
    const isBeside = window.matchMedia('(min-width: 992px)').matches
    await expect(new Set(names.map(({ bottom }) => Math.round(bottom))).size).toBe(isBeside ? 1 : 3)
  },
}
