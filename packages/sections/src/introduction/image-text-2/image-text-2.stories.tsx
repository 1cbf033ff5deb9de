import type { Meta, StoryObj } from '@storybook/react-vite'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { beginsOnOneLine } from '../story/lines.ts'
import { imageText2 } from './image-text-2.template.ts'

const { meta: base, core } = sectionStories(imageText2, 'introduction', {
  purpose: 'Opens with one wide view and sets title and text side by side below it.',
  choose: 'There is a landscape or a wide scene; for an upright picture take IMAGE-TEXT-4.',
  content,
})
const meta: Meta = { title: 'Sections/Introduction/IMAGE-TEXT-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-1920'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const Bleed: Story = {
  ...core.option({ bleed: true }),
  tags: ['!autodocs'],
}
export const OneLine: Story = beginsOnOneLine
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
