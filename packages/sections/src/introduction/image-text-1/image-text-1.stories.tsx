import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { imageText1 } from './image-text-1.template.ts'

const { meta: base, core } = sectionStories(imageText1, 'introduction', {
  purpose: 'Lets one large picture lead, with a few small words at its foot.',
  choose: 'The picture says most of it; for text of more weight take IMAGE-TEXT-2 or 4.',
  content,
})
const meta: Meta = { title: 'Sections/Introduction/IMAGE-TEXT-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const ImageLeft: Story = core.option({ imageSide: 'left' })
/** On phones the picture runs off the page on its own side alone. */
const runsOff = (side: 'left' | 'right'): Story => ({
  ...onPhone,
  args: { imageSide: side },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('img').getBoundingClientRect()
    const ends = { left, right: window.innerWidth - right }
    await expect(ends[side]).toBe(0)
    await expect(ends[side === 'left' ? 'right' : 'left']).toBeGreaterThan(40)
  },
})
export const OffThePageRight = runsOff('right')
export const OffThePageLeft = runsOff('left')
/** The words end where the picture ends. */
export const Foot: Story = {
  args: { description: '<p>A short line.</p>' },
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const foot = canvas.getByRole('img').getBoundingClientRect().bottom
    const label = canvas.getByText('Read about us').getBoundingClientRect().bottom
    await expect(label).toBeCloseTo(foot, 0)
  },
}
