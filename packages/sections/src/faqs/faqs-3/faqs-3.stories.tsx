import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { buttonOff, longText, missingTitle } from '../../kit/story/contents.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { faqs3 } from './faqs-3.template.ts'

const items = [
  {
    question: 'How do we book you?',
    answer:
      '<p>Send the form below. We answer within two working days with a date to talk and, if we fit, a contract.</p>',
  },
  {
    question: 'When do we see our pictures?',
    answer:
      '<p>A handful within 48 hours. Portraits follow in <strong>two to three weeks</strong>, weddings in six to eight.</p>',
  },
  {
    question: 'What happens when it rains?',
    answer:
      '<p>We keep a list of rooms with good windows near every place we work. <a href="https://alderandwren.example/faq">More on weather</a>.</p>',
  },
  { question: 'May the dog come?', answer: '<p>Please.</p>' },
]

const meta: Meta = {
  title: 'Sections/FAQ/FAQs-3',
  ...sectionStories(faqs3, 'faqs', {
    subtitle: 'Before you ask',
    title: 'Good *questions*',
    showButton: false,
    items,
  }),
}
export default meta
type Story = StoryObj<typeof meta>

const rowsOf = (canvas: HTMLElement) => within(canvas).getAllByRole('button')

export const Default: Story = { tags: ['visual'] }
export const LongText: Story = {
  args: {
    ...longText,
    items: [{ question: `Und was, wenn ${longText.title}`, answer: longText.description }, ...items],
  },
  tags: ['visual'],
}
export const MissingTitle: Story = { args: missingTitle }
export const ButtonOff: Story = { args: buttonOff }
export const AllClosed: Story = { args: { defaultOpen: 'none' } }
export const AllOpen: Story = { args: { defaultOpen: 'all' } }
export const OneItem: Story = {
  args: { items: items.slice(0, 1), defaultOpen: 'none' },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)[0]).toHaveAttribute('aria-expanded', 'true')
  },
}
export const ManyItems: Story = { args: { items: Array.from({ length: 6 }, () => items).flat() } }
export const Empty: Story = { args: { items: [] } }

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
