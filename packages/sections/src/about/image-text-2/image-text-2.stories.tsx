import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { imageText2 } from './image-text-2.template.ts'

const { meta: base, core } = sectionStories(imageText2, 'about', {
  purpose: 'Lays a card of words over a wide picture.',
  choose:
    'There is a landscape that may be covered in part; to keep the picture whole take image-text-1 or 4.',
  content,
})
const meta: Meta = { title: 'Sections/About/image-text-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const ImageRight: Story = core.option({ imageSide: 'right' })
export const PrimaryCard: Story = core.option({ cardSurface: 'primary' })
/** The card lies over the picture and hangs below its foot. */
export const Overlap: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect()
    const card = canvas.getByRole('heading').closest('[data-surface]')?.getBoundingClientRect()
    await expect(card?.top).toBeLessThan(picture.bottom)
    await expect(card?.bottom).toBeGreaterThan(picture.bottom)
  },
}
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
