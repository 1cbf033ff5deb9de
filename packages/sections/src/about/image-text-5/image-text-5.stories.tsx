import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onTablet } from '../../kit/story/height-plays.ts'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { wordless } from '../../kit/story/wordless.ts'
import { content } from '../story/content.ts'
import { imageText5 } from './image-text-5.template.ts'

const { meta: base, core } = sectionStories(imageText5, 'about', {
  purpose: 'Reads from title over a tall print to the text, in three columns.',
  choose: 'The print is tall and the text short; for longer text take only-text-1 or image-text-1.',
  content,
})
const meta: Meta = { title: 'Sections/About/image-text-5', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const Swapped: Story = core.option({ swapText: true })
/** The words keep clear of the print, on either side of it. */
const keepsClear: Story['play'] = async ({ canvas }) => {
  if (window.innerWidth < 768) return
  const print = canvas.getByRole('img').getBoundingClientRect()
  const words = canvas.getByRole('link').closest('div')?.querySelector('p')?.getBoundingClientRect() ?? print
  await expect(Math.max(words.left - print.right, print.left - words.right)).toBeGreaterThan(40)
}
export const Clear: Story = { play: keepsClear }
export const ClearSwapped: Story = { args: { swapText: true }, play: keepsClear }
/** The words end on the print's foot. */
export const Foot: Story = {
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return
    const foot = canvas.getByRole('img').getBoundingClientRect().bottom
    const label = canvas.getByText('Write to us').getBoundingClientRect().bottom
    await expect(label).toBeCloseTo(foot, 0)
  },
}
/** Without words the section begins with what else it holds. */
export const Wordless: Story = { ...onTablet, ...wordless }
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
