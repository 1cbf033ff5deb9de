import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { showsBackdrop } from '../../kit/story/core-plays.tsx'
import { print } from '../../kit/story/pictures.ts'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { imageText4 } from './image-text-4.template.ts'

const { meta: base, core } = sectionStories(imageText4, 'about', {
  purpose: 'Gives half of the page to one picture, from edge to edge.',
  choose: 'The picture may be cut to the height of the words; to keep its shape take image-text-1.',
  content,
})
const meta: Meta = { title: 'Sections/About/image-text-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const ImageRight: Story = core.option({ imageSide: 'right' })
/** The half beside the picture has the background picture on it. */
export const OnBackdrop: Story = {
  args: { theme: 'image_background', backgroundImage: print('A-32', 3) },
  play: showsBackdrop,
}
/** Without paddings the words keep their distance, and the picture still fills its half. */
export const ZeroPadding: Story = {
  args: { paddingTop: 0, paddingBottom: 0 },
  play: async ({ canvas, canvasElement }) => {
    const section = canvasElement.querySelector('[data-template]')?.getBoundingClientRect()
    const title = canvas.getByRole('heading').getBoundingClientRect()
    await expect(title.top - (section?.top ?? 0)).toBeGreaterThanOrEqual(32)
    const picture = canvas.getByRole('img').getBoundingClientRect()
    if (window.innerWidth >= 992) await expect(picture.width).toBeCloseTo(window.innerWidth / 2, 0)
    await expect(picture.left).toBe(0)
  },
}
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
