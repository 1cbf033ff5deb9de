import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { beginsOnOneLine } from '../story/lines.ts'
import { imageText4 } from './image-text-4.template.ts'

const { meta: base, core } = sectionStories(imageText4, 'introduction', {
  purpose: 'Hangs a landscape and a portrait on one line, each with its words below.',
  choose: 'Two pictures belong together; for one take IMAGE-TEXT-1 or 2, for many IMAGE-TEXT-5.',
  content,
})
const meta: Meta = { title: 'Sections/Introduction/IMAGE-TEXT-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const Swapped: Story = core.option({ swap: true })
export const OneImage: Story = {
  args: { images: content.images.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await expect(canvasElement.querySelector('[data-placeholder]')).toBeNull()
  },
}
/** Both pictures end on one line. */
export const Foot: Story = {
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return
    const feet = canvas.getAllByRole('img').map((picture) => picture.getBoundingClientRect().bottom)
    await expect(Math.abs((feet[0] ?? 0) - (feet[1] ?? 0))).toBeLessThan(1)
  },
}
export const OneLine: Story = beginsOnOneLine
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
