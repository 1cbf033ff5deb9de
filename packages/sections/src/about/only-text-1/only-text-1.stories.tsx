import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { onlyText1 } from './only-text-1.template.ts'

const { meta: base, core } = sectionStories(onlyText1, 'about', {
  purpose: 'Sets a letter from the studio, signed, with its heading in the margin.',
  choose: 'There is no portrait, or words should stand alone; with one picture take image-text-1.',
  content,
})
const meta: Meta = { title: 'Sections/About/only-text-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff

export const Signed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('June Alder', { selector: 'em' })).toBeVisible()
  },
}
export const Unsigned: Story = core.option({ signature: '' })
export const NotSticky: Story = core.option({ stickyTitle: false })
export const Common: Story = core.Common
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
