import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, items, studioQuestions } from '../story/content.ts'
import { faqs3 } from './faqs-3.template.ts'

const { meta: base, core } = sectionStories(faqs3, 'faqs', {
  purpose: 'Answers questions in an accordion in the middle of the page.',
  choose:
    'There are four questions or more and a calm, centred page; for few short answers an open list says more.',
  content,
})
const meta: Meta = { title: 'Sections/FAQ/FAQs-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

const rowsOf = (canvas: HTMLElement) => within(canvas).getAllByRole('button')

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const AllClosed: Story = core.option({ defaultOpen: 'none' })
export const AllOpen: Story = core.option({ defaultOpen: 'all' })
export const OneItem: Story = {
  args: { items: items.slice(0, 1), defaultOpen: 'none' },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)[0]).toHaveAttribute('aria-expanded', 'true')
  },
}
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
export const Common: Story = core.Common
/** Without questions of its own it asks the studio’s. */
export const StudioQuestions: Story = {
  args: { items: [], host: studioQuestions },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('How late may we be?')).toBeVisible()
  },
}

/** A question that nobody answered opens nothing. */
export const Unanswered: Story = {
  args: { items: [...items, { question: 'May we pay later?', answer: '<p></p>' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May we pay later?')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(items.length)
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const [first, second, , last] = rowsOf(canvasElement)
    await step('the first answer stands open', async () => {
      await expect(first).toHaveAttribute('aria-expanded', 'true')
      await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(items.length)
    })
    await step('Enter and Space open and close, and rows do not close each other', async () => {
      second?.focus()
      await userEvent.keyboard('{Enter}')
      await expect(second).toHaveAttribute('aria-expanded', 'true')
      await expect(first).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard(' ')
      await expect(second).toHaveAttribute('aria-expanded', 'false')
    })
    await step('arrows, Home and End move between the rows', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(first).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(last).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(first).toHaveFocus()
    })
  },
}
