import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, images } from '../story/content.ts'
import { faqs4 } from './faqs-4.template.ts'

const { meta: base, core } = sectionStories(faqs4, 'faqs', {
  purpose: 'Hangs a portrait beside a numbered list of open answers.',
  choose: 'There is a picture worth its place; without one take FAQs-1 or 2.',
  content,
})
const meta: Meta = { title: 'Sections/FAQ/FAQs-4', ...base }
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
export const NoImages: Story = { ...core.NoImages, tags: ['visual-1440'] }
export const ImageRight: Story = core.option({ imageSide: 'right' })
export const Unnumbered: Story = core.option({ numbered: false })
/** The picture stays beside the answers while they pass. */
export const Sticky: Story = {
  args: { images },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').closest('div')
    if (window.innerWidth >= 992) await expect(picture).toHaveStyle({ position: 'sticky' })
  },
}
