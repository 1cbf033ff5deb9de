import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, images, items, studioWays } from '../story/content.ts'
import { toldInOrder } from '../story/told-in-order.ts'
import { facts3 } from './facts-3.template.ts'

const { meta: base, core } = sectionStories(facts3, 'facts', {
  purpose: 'Rules facts into a column beside an upright picture.',
  choose: 'There is a picture and more than a figure to say; for figures alone take FACTS-1.',
  content,
})
const meta: Meta = { title: 'Sections/Facts/FACTS-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { images }, tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
/** Without facts of its own it tells the studio’s approach, where the owner wants that. */
export const Approach: Story = {
  args: { images, group: 'photoshootApproach', items: [], host: studioWays },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('How we work')).toBeVisible()
  },
}
export const NoImages: Story = { ...core.NoImages, tags: ['visual-1440'] }
export const ImageRight: Story = core.option({ imageSide: 'right' })
export const NineItems: Story = { args: { images, items: [...items, ...items, ...items] } }
export const Numbered: Story = {
  args: { images, items: items.map((item) => ({ ...item, value: '' })) },
  play: async ({ canvas, canvasElement }) => {
    await toldInOrder({ canvasElement })
    await expect(canvas.getByText('01')).toBeVisible()
    await expect(canvas.getByText('01')).toHaveAttribute('aria-hidden', 'true')
  },
}
export const Unnumbered: Story = {
  args: { images, items: items.map((item) => ({ ...item, value: '' })), numbered: false },
}
/** The name is read before its figure, which stands on its left. */
export const InOrder: Story = {
  play: async ({ canvas, canvasElement }) => {
    await toldInOrder({ canvasElement })
    const [figure, name] = [canvas.getByText('11'), canvas.getByText('years')].map((part) =>
      part.getBoundingClientRect(),
    )
    await expect(figure?.right).toBeLessThan(name?.left ?? Number.NaN)
  },
}
/** A figure that nobody named is the name itself. */
export const Unnamed: Story = {
  args: { items: items.map((item) => ({ ...item, title: '' })) },
  play: async ({ canvas, canvasElement }) => {
    await toldInOrder({ canvasElement })
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('312')
  },
}
/** Figures are as high as capitals. */
export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('11')).fontVariantNumeric).toBe('lining-nums')
  },
}
