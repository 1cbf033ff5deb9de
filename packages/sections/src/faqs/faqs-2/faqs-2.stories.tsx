import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { faqs2 } from './faqs-2.template.ts'

const { meta: base, core } = sectionStories(faqs2, 'faqs', {
  purpose: 'Sets short answers side by side in open columns.',
  choose: 'Answers are a few lines each; longer ones read better in FAQs-1 or an accordion.',
  content,
})
const meta: Meta = { title: 'Sections/FAQ/FAQs-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
/** One alone is set about the middle, as the title above it. */
export const OneItem: Story = {
  ...core.OneItem,
  ...onWide,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('listitem').getBoundingClientRect()
    const [title, question] = canvas.getAllByRole('heading')
    await expect(box.left).toBeCloseTo(document.documentElement.clientWidth - box.right, 0)
    await expect(getComputedStyle(question!).textAlign).toBe(getComputedStyle(title!).textAlign)
  },
}
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
export const ThreeColumns: Story = core.option({ columns: 3 })
/** Reads across: the second question stands beside the first. */
export const Across: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading', { level: 3 })
    const isBeside = first?.getBoundingClientRect().top === second?.getBoundingClientRect().top
    await expect(isBeside).toBe(window.innerWidth >= 768)
  },
}
