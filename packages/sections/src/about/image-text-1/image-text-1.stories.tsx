import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { imageText1 } from './image-text-1.template.ts'

const { meta: base, core } = sectionStories(imageText1, 'about', {
  purpose: 'Introduces a person with an upright portrait and a few paragraphs.',
  choose:
    'There is one good portrait; for a landscape take image-text-2, to fill half the page image-text-4.',
  content,
})
const meta: Meta = { title: 'Sections/About/image-text-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const ImageRight: Story = core.option({ imageSide: 'right' })
/** The words stand level with the picture's middle. */
export const Level: Story = {
  args: { description: '<p>A short line.</p>' },
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const picture = middle(canvas.getByRole('img').getBoundingClientRect())
    const words = canvas.getByRole('heading').parentElement?.getBoundingClientRect()
    await expect(Math.abs(picture - (words ? middle(words) : 0))).toBeLessThan(2)
  },
}
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
