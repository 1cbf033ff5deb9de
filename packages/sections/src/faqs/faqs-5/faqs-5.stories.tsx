import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { wordless } from '../../kit/story/wordless.ts'
import { content, images, items } from '../story/content.ts'
import { faqs5 } from './faqs-5.template.ts'

const { meta: base, core } = sectionStories(faqs5, 'faqs', {
  purpose: 'Asks in large type and opens one answer at a time, beside its heading.',
  choose:
    'Questions deserve room and only one answer should be read at once; for several open ones take FAQs-3.',
  content,
})
const meta: Meta = { title: 'Sections/FAQ/FAQs-5', ...base }
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
export const NoImages: Story = core.NoImages
export const WithPicture: Story = { args: { images } }
export const AllClosed: Story = core.option({ defaultOpen: 'none' })
export const Unnumbered: Story = core.option({ numbered: false })
/** Questions and answers begin on the seventh column of the page. */
export const OnColumns: Story = {
  ...onWide,
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 1440) return
    const title = canvasElement.querySelector('h2')?.getBoundingClientRect().left ?? Number.NaN
    const seventh = title + (6 * (1312 + 24)) / 12
    for (const words of [canvas.getByText(/^How do we book/), canvas.getByText(/^Send the form below/)])
      await expect(words.getBoundingClientRect().left).toBeCloseTo(seventh, 0)
  },
}
const middleOf = (box?: DOMRect) => (box ? box.top + box.height / 2 : Number.NaN)
/** The mark stands in the middle of the question's first line, in small type too. */
const inLine = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const [button] = canvas.getAllByRole('button')
  const icon = button?.querySelector('svg')?.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(canvas.getByText(/^How do we book/))
  const line = words.getBoundingClientRect()
  await expect(Math.abs(middleOf(icon) - middleOf(line))).toBeLessThan(2)
}
export const Marked: Story = { play: inLine }
export const MarkedOnPhone: Story = { ...onPhone, play: inLine }
/** A question that nobody answered opens nothing. */
export const Unanswered: Story = {
  args: { items: [...items, { question: 'May we pay later?', answer: '<p></p>' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May we pay later?')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(items.length)
  },
}
/** Opening one closes the other. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    second?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowUp}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getAllByRole('button').at(-1)).toHaveFocus()
  },
}
/** Without words the section begins with what else it holds. */
export const Wordless: Story = { ...onPhone, ...wordless }
