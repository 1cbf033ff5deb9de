import type { Meta, StoryObj } from '@storybook/react-vite'
import { baselineOf } from '@bellows/ui/testing'
import { expect } from 'storybook/test'
import { onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, studioQuestions } from '../story/content.ts'
import { faqs1 } from './faqs-1.template.ts'

const { meta: base, core } = sectionStories(faqs1, 'faqs', {
  purpose: 'Lists questions and answers in two ruled columns, all open.',
  choose:
    'Visitors should read everything at a glance; for many long answers take an accordion, FAQs-3 or 5.',
  content,
})
const meta: Meta = { title: 'Sections/FAQ/FAQs-1', ...base }
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
/** Without questions of its own it asks the studio’s. */
export const StudioQuestions: Story = {
  args: { items: [], host: studioQuestions },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('How late may we be?')).toBeVisible()
  },
}
export const Numbered: Story = {
  ...core.option({ numbered: true }),
}
/** Each answer belongs to its question. */
export const Pairs: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term')
    await expect(terms).toHaveLength(content.items.length)
    await expect(canvas.getAllByRole('definition')).toHaveLength(content.items.length)
    await expect(terms[0]).toHaveTextContent('How do we book you?')
  },
}
/** A question and its answer begin on one line. */
export const OnOneLine: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    const answers = canvas.getAllByRole('definition')
    for (const [index, question] of canvas.getAllByRole('term').entries())
      await expect(baselineOf(answers[index]!.firstElementChild!)).toBeCloseTo(baselineOf(question), 0)
  },
}
