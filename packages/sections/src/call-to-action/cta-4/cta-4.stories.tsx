import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onTablet, onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { cta4 } from './cta-4.template.ts'

const { meta: base, core } = sectionStories(cta4, 'callToAction', {
  purpose: 'Holds an invitation between two prints.',
  choose: 'Two upright pictures frame the words; for one wide picture take CTA-3.',
  content,
})
const meta: Meta = { title: 'Sections/Call to action/CTA-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = { ...core.NoImages, tags: ['visual-1440'] }
export const Swapped: Story = core.option({ swap: true })
/** The second print begins a step lower, and both end on one line. */
const stands: Story['play'] = async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect())
  if (!first || !second) throw new Error('No pair')
  await expect(second.top).toBeGreaterThan(first.top)
  await expect(Math.abs(second.bottom - first.bottom)).toBeLessThan(1)
}
export const OneFootOnWide: Story = { ...onWide, play: stands }
export const OneFootOnTablet: Story = { ...onTablet, play: stands }
export const OneFootOnPhone: Story = { ...onPhone, play: stands }
export const OneImage: Story = {
  args: { images: content.images.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await expect(canvasElement.querySelector('[data-placeholder]')).toBeNull()
  },
}
